import { expect, test } from 'vitest'
import { aProduct, aTree } from '../../helpers/a-tree.ts'

test('a crop has each product that is listed for it once, in the order of the catalogue', () => {
  const { crops } = aTree({
    products: [
      aProduct({ id: '1', crops: ['3002', '3001', '3002'] }),
      aProduct({ id: '2', crops: ['3001'] })
    ]
  }).catalogue()
  expect(crops.map(({ id, products }) => [id, products.map(({ id }) => id)])).toEqual([
    ['3002', ['1']],
    ['3001', ['1', '2']]
  ])
})
