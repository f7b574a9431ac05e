import { expect, test } from 'vitest'
import { withOneSpelling } from '#snapshot/one-spelling.ts'
import { aProduct } from '../../helpers/a-tree.ts'

const rust = { description: 'Rust', aliases: [] }
const aDose = { dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }

test('ids that differ in case or form only are one id, in the spelling of the first', () => {
  const products = withOneSpelling([
    aProduct({
      id: '1',
      crops: ['Maize', 'MAIZE', 'soya'],
      problematics: [{ ...rust, id: 'rust' }],
      recommendations: [{ ...aDose, crop: 'maize', problematic: 'RUST' }]
    }),
    aProduct({
      id: '2',
      crops: ['ｍａｉｚｅ'],
      problematics: [
        { ...rust, id: 'Rust' },
        { ...rust, id: 'rust' }
      ],
      recommendations: []
    })
  ])
  expect(products.map(({ crops }) => crops)).toEqual([['Maize', 'soya'], ['Maize']])
  expect(products.flatMap(({ problematics }) => problematics)).toEqual([
    { ...rust, id: 'rust' },
    { ...rust, id: 'rust' }
  ])
  expect(products[0]?.recommendations).toMatchObject([{ crop: 'Maize', problematic: 'rust' }])
})
