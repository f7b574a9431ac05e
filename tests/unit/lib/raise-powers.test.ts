import { expect, test } from 'vitest'
import { raisePowers } from '#lib/raise-powers.ts'

test.each([
  ['Bacillus subtilis 2×10^9 CFU/g', 'Bacillus subtilis 2×10⁹ CFU/g'],
  ['1×10^11 + 3×10^8', '1×10¹¹ + 3×10⁸'],
  ['480 g/L', '480 g/L']
])('%s is printed as %s', (text, printed) => {
  expect(raisePowers(text)).toBe(printed)
})
