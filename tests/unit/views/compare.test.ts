import { expect, test } from 'vitest'
import { compareView } from '#views/compare.ts'
import { aProduct, aTree } from '../../helpers/a-tree.ts'

const dose = {
  crop: 'maize',
  problematic: 'stalk-borer',
  dose_min: 1,
  dose_max: 2,
  dose_unit: 'L/ha'
}

test('an interval is compared in words, each in the plural that its number takes', () => {
  const recommendations = [
    { ...dose, interval_days: 1 },
    { ...dose, interval_days: 14 },
    { ...dose, interval_days: 14 },
    dose
  ]
  const products = [aProduct({ id: '1', recommendations })]
  const { data } = compareView(aTree({ products }))
  const { days } = JSON.parse(data['data-labels']) as { days: unknown }
  expect(days).toEqual({ 1: { text: '1 day' }, 14: { text: '14 days' } })
})
