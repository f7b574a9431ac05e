import { describe, expect, test } from 'vitest'
import { country } from '#contract/country.ts'
import { parseRecord } from '#contract/parse-record.ts'
import { productDetail } from '#contract/product.ts'
import { post } from '#contract/publications.ts'

const aProduct = { id: '1', brandname: 'Harmattan', family_id: '2001' }

describe('a record', () => {
  test('has strings as ids, trimmed texts and nothing empty', () => {
    const raw = { id: 7, title: '  A post ', authorName: '', category: null, tags: ['a', '', null] }
    expect(parseRecord(post, raw).record).toEqual({ id: '7', title: 'A post', tags: ['a'] })
  })

  test('loses only the bad item of a list', () => {
    const raw = { ...aProduct, images: [{ src: '/a.jpg' }, { src: 'data:,x' }, { src: '/b.jpg' }] }
    const { record, flaws } = parseRecord(productDetail, raw)
    expect(record?.images).toEqual([{ src: '/a.jpg' }, { src: '/b.jpg' }])
    expect(flaws).toEqual([
      {
        field: 'images.1.src',
        expected:
          'an https: URL without a password, an http: URL of this machine, or a path starting with /',
        received: '"data:,x"'
      }
    ])
  })

  test('loses a dose that is not a number, never the product', () => {
    const dose = { crop: 'a', problematic: 'b', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }
    const raw = { ...aProduct, recommendations: [dose, { ...dose, dose_max: 'much' }] }
    expect(parseRecord(productDetail, raw).record?.recommendations).toHaveLength(1)
  })

  test('has every fault named at once', () => {
    const raw = { id: '1', title: 'A', date: 'x', image_src: 'y:z' }
    const fields = parseRecord(post, raw).flaws.map(({ field }) => field)
    expect(fields).toEqual(['date', 'image_src'])
  })

  test('that cannot be used reports the required fields, not the optional ones', () => {
    const raw = { id: '1', brandname: 'x'.repeat(500), description: 5, images: [{ src: 'y:z' }] }
    expect(parseRecord(productDetail, raw).flaws.map(({ field }) => field)).toEqual(['family_id'])
  })

  test('without an id reports what an id is', () => {
    expect(parseRecord(post, { title: 'A' }).flaws).toEqual([
      {
        field: 'id',
        expected: 'an id of letters, digits, _ and -, at most 64, that is no reserved word',
        received: 'nothing'
      }
    ])
  })

  test('shows invisible and control characters by their numbers', () => {
    const { flaws } = parseRecord(post, {
      id: '1',
      title: 'A',
      date: '\u202e\u200b\u009b2J\u{e0041}\u3164'
    })
    expect(flaws[0]?.received).toBe(String.raw`"\u202e\u200b\u009b2J\u{e0041}\u3164"`)
  })

  test('shows a long value cut', () => {
    const { flaws } = parseRecord(post, { id: '1', title: 'A', date: 'x'.repeat(500) })
    expect(flaws[0]?.received.length).toBeLessThanOrEqual(80)
  })
})

describe('a country', () => {
  test('may name its code in either field, in capitals', () => {
    const { record } = parseRecord(country, { id: 32, iso: 'BR', name: 'Brazil' })
    expect(record).toMatchObject({ id: '32', iso: 'br', type: 'contact_form' })
  })

  test('of an unknown type gets a contact form', () => {
    const raw = { id: 1, iso: 'pn', name: 'Pitcairn', country_type: 'mail_order' }
    expect(parseRecord(country, raw).record?.type).toBe('contact_form')
  })
})
