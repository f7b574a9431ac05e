import { expect, test } from 'vitest'
import { decimal } from '#browser/field/decimal.ts'

test.each([
  ['pt-BR', '2,5', 2.5],
  ['en', '2,5', 2.5],
  ['pt-BR', '2.5', 2.5],
  ['pt-BR', '1.000', 1000],
  ['en', '1.000', 1],
  ['en', '1,000', 1000],
  ['pt-BR', '0.125', 0.125],
  ['es', '1.000.000', 1_000_000],
  ['en', '1,000.25', 1000.25],
  ['pt-BR', '1.000,25', 1000.25],
  ['ru', '12 500,5', 12_500.5],
  ['ar-SA', '٢٫٥', 2.5],
  ['ar-SA', '١٬٠٠٠', 1000],
  ['th', '๑๕', 15],
  ['zh-Hans', '１５．５', 15.5],
  ['en', '.5', 0.5],
  ['en', '3.', 3]
])('in %s, %s is %d', (locale, typed, number) => {
  expect(Number(decimal(typed, locale))).toBe(number)
})

test.each(['', ' ', '-3', 'abc', '1e9', '1,2,3', '1,00,000', '2..5', '.', '5 ha'])(
  '%j is no number',
  typed => {
    expect(decimal(typed, 'en')).toBeUndefined()
  }
)
