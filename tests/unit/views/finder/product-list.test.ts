import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import type { TreeId } from '#snapshot/snapshot.ts'
import type { Tree } from '#tree/build-tree.ts'
import { familyViews } from '#views/finder/families.ts'
import { headOf } from '#views/site/head.ts'
import { productListView } from '#views/finder/product-list.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

const portfolio = {
  content: [
    { id: '2002', description: 'Fungicides', order: 1 },
    { id: '2001', description: 'Herbicides', order: 2 }
  ]
}
const products = ['2099', '2001', '2002', '2001'].map((family_id, index) =>
  aProduct({ id: String(index), family_id, family_name: family_id })
)

const listOf = (tree: Tree) => productListView(tree, headOf(tree, 'productList'))

/** The card of the only product. */
function cardOf(product: Parameters<typeof aProduct>[0], tree: TreeId = treeIds.gl) {
  const products = [aProduct(product)]
  return listOf(aTree({ content: { tree }, products })).families[0]?.products[0]
}

describe('product list', () => {
  test('groups products by family in portfolio order, the rest last', () => {
    const { families } = listOf(aTree({ content: { portfolio }, products }))
    expect(families.map(({ anchor, count }) => [anchor, count])).toEqual([
      ['family-2002', 1],
      ['family-2001', 2],
      ['family-2099', 1]
    ])
  })

  test('names the country outside the global site', () => {
    expect(listOf(aTree()).title.text).toBe('Products')
    expect(listOf(aTree({ content: { tree: treeIds.br } })).title.text).toMatch(/Brasil/)
  })

  test('is empty where nothing is listed', () => {
    expect(listOf(aTree({ products: [] })).families).toEqual([])
  })
})

const arabic: TreeId = { ...treeIds.gl, prefix: 'gl-prod-ara', lang: 'ara' }

describe('card of a product', () => {
  test('says the composition, else the active ingredients', () => {
    const composition = 'Nicosulfuron 40 g/L'
    expect(cardOf({ composition })?.ingredients).toBe('Nicosulfuron 40\u00a0g/\u2060L')
    expect(cardOf({ active_ingredients: ['5001'] })?.ingredients).toBe('Nicosulfuron')
  })

  test('writes the thousands of a composition as its language does', () => {
    const composition = 'Bacillus thuringiensis 32 000 IU/mg'
    expect(cardOf({ composition })?.ingredients).toBe(
      'Bacillus thuringiensis 32,000\u00a0IU/\u2060mg'
    )
  })

  test('names every crop, however many there are', () => {
    const crops = ['Maize', 'Rice', 'Cotton', 'Citrus', 'Banana', 'Cocoa']
    expect(cardOf({ crops })?.uses[0]?.text).toBe('Maize, Rice, Cotton, Citrus, Banana, Cocoa')
  })

  test('parts names by the comma of its language', () => {
    expect(cardOf({ packs: ['1 L', '5 L'] }, treeIds.chinese)?.uses[0]?.text).toBe(
      '1\u00a0L、5\u00a0L'
    )
  })

  test('keeps numbers and Latin names to themselves where lines run from right to left', () => {
    expect(cardOf({ packs: ['1 L', '5 L'] }, arabic)?.uses[0]?.text).toBe(
      '\u20661\u00a0L\u2069، \u20665\u00a0L\u2069'
    )
  })

  test('says the scheme of resistance groups once', () => {
    const resistance_groups: ProductDetailRecord['resistance_groups'] = [
      { scheme: 'FRAC', code: '11' },
      { scheme: 'FRAC', code: '3' }
    ]
    expect(cardOf({ resistance_groups })?.resistance?.words.text).toBe('FRAC\u00a011 +\u00a03')
  })

  test('has no line for a missing fact', () => {
    const card = cardOf({})
    expect(card?.uses).toEqual([])
    expect(card?.registration).toBeUndefined()
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
