import { describe, expect, test } from 'vitest'
import { familyViews } from '#views/families.ts'
import { productListView } from '#views/product-list.ts'
import { aProduct, aTree, treeIds } from '../../helpers/a-tree.ts'

const portfolio = {
  content: [
    { id: '2002', description: 'Fungicides', order: 1 },
    { id: '2001', description: 'Herbicides', order: 2 }
  ]
}
const products = ['2099', '2001', '2002', '2001'].map((family_id, index) =>
  aProduct({ id: String(index), family_id, family_name: family_id })
)

describe('product list', () => {
  test('groups products by family in portfolio order, the rest last', () => {
    const { families } = productListView(aTree({ content: { portfolio }, products }))
    expect(families.map(({ anchor, count }) => [anchor, count])).toEqual([
      ['family-2002', 1],
      ['family-2001', 2],
      ['family-2099', 1]
    ])
  })

  test('names the country outside the global site', () => {
    expect(productListView(aTree()).title.text).toBe('Products')
    expect(productListView(aTree({ content: { tree: treeIds.br } })).title.text).toMatch(/Brasil/)
  })

  test('is empty where nothing is listed', () => {
    expect(productListView(aTree({ products: [] })).families).toEqual([])
  })

  test('shows the composition on a card, else the active ingredients', () => {
    const first = (product: Parameters<typeof aProduct>[0]) =>
      productListView(aTree({ products: [aProduct(product)] })).families[0]?.products[0]?.facts[0]
    expect(first({ composition: 'Nicosulfuron 40 g/L' })?.term.text).toBe('Composition')
    expect(first({ active_ingredients: ['5001'] })).toMatchObject({
      term: { text: 'Active ingredients' },
      values: [{ text: 'Nicosulfuron' }]
    })
  })
})

describe('product families', () => {
  test('link to their part of the product list where it has one', () => {
    const families = [
      { id: '2001', description: 'Herbicides' },
      { id: '2002', description: 'Fungicides' }
    ]
    const views = familyViews(aTree({ content: { families } }))
    expect(views.map(({ href }) => href)).toEqual(['/gl/product-list#family-2001', undefined])
  })
})
