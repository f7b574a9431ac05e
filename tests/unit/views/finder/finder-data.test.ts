import { expect, test } from 'vitest'
import { finderData } from '#views/finder/finder-data.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const use = { dose_min: 1, dose_max: 1, dose_unit: 'L/ha' }
const problematics = [
  { id: 'rust', description: 'Rust' },
  { id: 'blast', description: 'Blast' }
]

test('the finder has the problems of each crop, for a product with stated uses', () => {
  const lists = { crops: ['3001', '3002'], problematics }
  const recommendations = [
    { crop: '3001', problematic: 'rust', ...use },
    { crop: '3001', problematic: 'rust', ...use },
    { crop: '3002', problematic: 'blast', ...use }
  ]
  const products = [
    aProduct({ ...lists, id: '4101', recommendations }),
    aProduct({ ...lists, id: '4102' })
  ]
  const tree = aTree({ products })
  const { choices, uses } = finderData(tree, tree.catalogue().products)
  const named = uses.map(crops => crops.map(at => at.map(place => choices.problem[place]?.id)))
  expect(named).toEqual([[['rust'], ['blast']], []])
})

test('a concentration that has no band is written as its product has it', () => {
  const tree = aTree({ products: [aProduct({ concentration: '4×10^10 spores/g' })] })
  const { choices } = finderData(tree, tree.catalogue().products)
  expect(choices.concentration.map(({ name }) => name)).toEqual(['4×10¹⁰ spores/g'])
})

test('families and formulations have the names of their filter lists', () => {
  const type_of_formulation = [
    { id: 'OD', description: 'Suspension in oil' },
    { id: 'XX', description: 'Own form' }
  ]
  const tree = aTree({
    content: { filterFamilies: [{ id: '2001', description: 'Weed control' }] },
    products: [aProduct({ type_of_formulation })]
  })
  const { choices } = finderData(tree, tree.catalogue().products)
  expect(choices.family).toEqual([{ id: '2001', name: 'Weed control' }])
  expect(choices.formulation.map(({ name }) => name)).toEqual(['OD Oil dispersion', 'XX Own form'])
})
