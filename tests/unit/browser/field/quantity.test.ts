import { expect, test } from 'vitest'
import { quantity } from '#browser/field/quantity.ts'
import { fraction } from '#browser/field/fraction.ts'

const english = {
  locale: 'en',
  dir: 'ltr',
  units: { L: 'L', mL: 'mL', kg: 'kg', g: 'g' }
} as const

/** The most of 266.66 g is 266 g, the least of 66.667 mL is 66.7 mL: never beyond the dose. */
test.each([
  [0.2, 0.26666, 'kg', '200–266 g'],
  [0.0666667, 0.08, 'L', '66.7–80 mL'],
  [0.0005, 0.0005, 'L', '0.5 mL'],
  [0.00004, 0.00008, 'kg', '0.04–0.08 g'],
  [1.21405, 1.21405, 'L', '1.214 L'],
  [12.5, 15, 'L', '12.5–15 L'],
  [1234.567, 1234.567, 'kg', '1,234 kg'],
  [0.9, 1.2, 'kg', '0.9–1.2 kg']
] as const)('%s to %s %s', (from, to, base, expected) => {
  const written = quantity({ from: fraction(from), to: fraction(to) }, base, english)
  expect(written.replace(/\u2060/g, '').replace(/\u00a0/g, ' ')).toBe(expected)
})

test('is written in the units and the direction of its tree', () => {
  const arabic = {
    locale: 'ar-SA',
    dir: 'rtl',
    units: { L: 'لتر', mL: 'مل', kg: 'كغ', g: 'غ' }
  } as const
  const written = quantity({ from: fraction(0.5), to: fraction(0.6) }, 'L', arabic)
  expect(written).toMatch(/^\u2066500–\u2060?600\u2069\u00a0مل$/)
})
