import { expect, test } from 'vitest'
import { fill } from '#lib/fill.ts'

test.each([
  ['en-ZA', '1,234,567 products'],
  ['en-GB', '1,234,567 products'],
  ['pt-BR', '1.234.567 products'],
  ['ar-SA', '1,234,567 products']
])('a number in a message of %s is grouped alike in build and browser', (locale, text) => {
  const pattern = { forms: '{count} products', locale: 'en' }
  expect(fill(pattern, { count: 1_234_567 }, locale)).toBe(text)
})
