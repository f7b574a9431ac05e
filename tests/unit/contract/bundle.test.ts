import { describe, expect, test } from 'vitest'
import { bundle } from '#contract/bundle.ts'
import { parseRecord } from '#contract/parse-record.ts'

describe('the texts of a country', () => {
  test('may have a language tag that is neither short nor one', () => {
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
})
