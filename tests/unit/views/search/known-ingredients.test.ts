import { expect, test } from 'vitest'
import { knownIngredients } from '#views/search/known-ingredients.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

test('an example is the ingredient of most products, with its list', () => {
  const tree = aTree({ products: [aProduct({ active_ingredients: ['5001'] })] })
  const [product] = tree.catalogue().products
  const [ingredient] = product?.activeIngredients ?? []
  expect(knownIngredients(tree)[0]).toEqual({
    name: ingredient?.name,
    href: `${tree.href('productList')}?ingredient=${ingredient?.id ?? ''}`
  })
})

test('the examples are of different families, and not all of the largest', () => {
  const tree = aTree({
    products: [
      aProduct({ family_id: '2001', active_ingredients: ['5001'] }),
      aProduct({ family_id: '2001', active_ingredients: ['5002'] }),
      aProduct({ family_id: '2002', active_ingredients: ['5003'] })
    ]
  })
  const ids = knownIngredients(tree).map(({ href }) =>
    new URLSearchParams(href.split('?')[1]).get('ingredient')
  )
  expect(ids).toEqual(['5001', '5003'])
})

test('there are at most three, and none without products', () => {
  const many = aTree({
    products: Array.from({ length: 5 }, () => aProduct({ active_ingredients: ['5001'] }))
  })
  expect(knownIngredients(many).length).toBeLessThanOrEqual(3)
  expect(knownIngredients(aTree({ products: [] }))).toEqual([])
})
