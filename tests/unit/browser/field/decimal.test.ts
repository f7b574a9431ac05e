import { expect, test } from 'vitest'
import { decimal, withoutUnit } from '#browser/field/decimal.ts'

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
  ['en', '3.', 3],
  ['pt-BR', '½', 0.5],
  ['pt-BR', '2½', 2.5],
  ['en', '1 ¾', 1.75],
  ['en', '1,000¼', 1000.25],
  ['ar-SA', '٢½', 2.5],
  ['en', '1/2', 0.5],
  ['th', '๑/๒', 0.5],
  ['en', '2 1/2', 2.5],
  ['en', '3/4', 0.75],
  ['pt-BR', '2 e meio', 2.5],
  ['es', '2 y media', 2.5]
])('in %s, %s is %d', (locale, typed, number) => {
  expect(Number(decimal(typed, locale))).toBe(number)
})

test.each([
  '',
  ' ',
  '-3',
  'abc',
  '1e9',
  '1,2,3',
  '1,00,000',
  '2..5',
  '.',
  '5 ha',
  '2,5½',
  '½½',
  '½2'
])('%j is no number', typed => {
  expect(decimal(typed, 'en')).toBeUndefined()
})

test.each([
  ['2,5 ha', '2,5', 'ha'],
  ['20L', '20', 'L'],
  ['20 L/ha', '20', 'L/ha'],
  ['½ ha', '½', 'ha'],
  ['30 m²', '30', 'm²'],
  ['٢٫٥ هكتار', '٢٫٥', 'هكتار'],
  ['1 000 กก.', '1 000', 'กก.'],
  ['2公顷', '2', '公顷'],
  ['-3', '-3', ''],
  ['four', 'four', '']
])('in %s, %s is the number, and %j the unit', (typed, number, unit) => {
  expect(withoutUnit(typed)).toEqual({ number, unit })
})
