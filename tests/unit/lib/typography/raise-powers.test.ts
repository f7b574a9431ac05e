import { expect, test } from 'vitest'
import { raisePowers, splitPowers } from '#lib/typography/raise-powers.ts'

test.each([
  ['Bacillus subtilis 2×10^9 CFU/g', 'Bacillus subtilis 2×10⁹ CFU/g'],
  ['1×10^11 + 3×10^8', '1×10¹¹ + 3×10⁸'],
  ['480 g/L', '480 g/L']
])('%s is printed as %s', (text, printed) => {
  expect(raisePowers(text)).toBe(printed)
})

test('raised figures are found among others, with the plain ones', () => {
  expect(splitPowers('1×10¹¹ CFU/g')).toEqual([
    { text: '1×10' },
    { text: '¹¹', digits: '11' },
    { text: ' CFU/g' }
  ])
})
