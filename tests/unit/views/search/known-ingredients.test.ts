import { expect, test } from 'vitest'
import { knownIngredients } from '#views/search/known-ingredients.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

test('the examples are the ingredients of most products, each with its list', () => {
  const tree = aTree({ products: [aProduct({ active_ingredients: ['5001'] })] })
  const [product] = tree.catalogue().products
  const [ingredient] = product?.activeIngredients ?? []
  expect(knownIngredients(tree)[0]).toEqual({
    name: ingredient?.name,
    href: `${tree.href('productList')}?ingredient=${ingredient?.id ?? ''}`
  })
})

test('there are at most three, and none without products', () => {
  const many = aTree({
    products: Array.from({ length: 5 }, () => aProduct({ active_ingredients: ['5001'] }))
  })
  expect(knownIngredients(many).length).toBeLessThanOrEqual(3)
  expect(knownIngredients(aTree({ products: [] }))).toEqual([])
})
