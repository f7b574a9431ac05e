import { describe, expect, test } from 'vitest'
import { likenessOf } from '#art/pests/likeness-of.ts'
import { seasonBy } from '#art/season/stages.ts'
import { parseRecord } from '#contract/parse-record.ts'
import { productDetail } from '#contract/product.ts'
import { fill } from '#lib/fill.ts'
import { isForAny } from '#browser/search/answer/uses.ts'
import { defaultOf } from '#texts/defaults.ts'

/** Every object of JavaScript has these: as an id or a name they are words like any other. */
describe.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('the word %s', word => {
  test('is no value of a message', () => {
    expect(fill({ forms: `a {${word}}`, locale: 'en' }, { b: 'c' })).toBe(`a {${word}}`)
  })

  test('is no plant and no pest that is drawn', () => {
    expect(seasonBy(word)).toBeUndefined()
    expect(likenessOf({ scientificName: word, kind: word })).toBeUndefined()
  })

  test('does not count as a crop for which a product states uses', () => {
    const named = [{ problem: 'rust', crops: [word], words: 2 }]
    expect(isForAny(named, { uses: { maize: ['rust'] }, queryTerms: [] })).toBe(false)
  })

  test('is no group of reports that the site brings along', () => {
    expect(defaultOf('reports', { lang: 'eng', key: word }).content).toBeUndefined()
  })

  test('is an id, and as a field nothing', () => {
    const raw = { id: word, brandname: word, family_id: word }
    const odd = JSON.parse(`{"${word}": {"colour": "#fff"}}`) as object
    const { record, flaws } = parseRecord(productDetail, { ...raw, ...odd })
    expect(record).toMatchObject(raw)
    expect(flaws).toEqual([])
    expect(Object.keys(record ?? {})).not.toContain(word)
  })
})
