import { describe, expect, test } from 'vitest'
import { bundle } from '#contract/bundle.ts'
import { parseRecord } from '#contract/parse-record.ts'

describe('the texts of a country', () => {
  test('are kept without a language tag of ten thousand letters', () => {
    const { record, flaws } = parseRecord(bundle, { info: { lang: 'W'.repeat(10_000) } })
    expect(record).toEqual({ info: {} })
    expect(flaws.map(({ field }) => field)).toEqual(['info.lang'])
  })

  test('are kept without a language tag that no browser can read, which is reported', () => {
    const { record, flaws } = parseRecord(bundle, {
      info: { lang: '<script>', intro: 'Disclosures' },
      countryChange: { lang: 'es', message: 'Cambiando país…' }
    })
    expect(record).toEqual({
      info: { intro: 'Disclosures' },
      countryChange: { lang: 'es', message: 'Cambiando país…' }
    })
    expect(flaws).toEqual([
      { field: 'info.lang', expected: 'a language tag like pt-BR', received: '"<script>"' }
    ])
  })

  test('keep the first 2,000 letters of one that is longer: a button of 5,000 takes a browser a minute', () => {
    const { record, flaws } = parseRecord(bundle, { compare: { add: 'ยาฆ่าแมลง'.repeat(600) } })
    expect(JSON.stringify(record)).toMatch(/^\{"compare":\{"add":"ยาฆ่าแมลง.{1900,2000}…"\}\}$/)
    expect(flaws.map(({ field }) => field)).toEqual(['compare.add'])
  })

  test('are kept without the address of an academy that is no other site, which is reported', () => {
    const academies = ['javascript:alert(1)', '/gl/company', 'https://user:password@evil.example/']
    for (const academiaUrl of academies) {
      const { record, flaws } = parseRecord(bundle, { news: { academiaUrl, latest: 'Latest' } })
      expect(record).toEqual({ news: { latest: 'Latest' } })
      expect(flaws).toMatchObject([
        { field: 'news.academiaUrl', expected: 'an https: URL without a password' }
      ])
    }
  })
})
