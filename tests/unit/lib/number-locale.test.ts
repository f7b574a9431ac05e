import { expect, test } from 'vitest'
import { numberLocale } from '#lib/number-locale.ts'

const written = (locale: string) => new Intl.NumberFormat(numberLocale(locale)).format(1234.5)

test('an English number has a point in every country, others the mark of theirs, and all have European digits', () => {
  expect(['en', 'en-GB', 'en-ZA'].map(written)).toEqual(['1,234.5', '1,234.5', '1,234.5'])
  expect(['pt-BR', 'ar-SA', 'th-TH'].map(written)).toEqual(['1.234,5', '1,234.5', '1,234.5'])
})
