import { describe, expect, test } from 'vitest'
import { productGlobalListView } from '#views/product-global-list.ts'
import { solutionsView } from '#views/solutions.ts'
import { aTree } from '../../helpers/a-tree.ts'

const tree = aTree({
  globalProducts: [
    { id: '1', product_name: 'Unsorted' },
    { id: '2', product_name: 'Atrazine 500 SC', category: 'Herbicides' },
    { id: '3', product_name: 'Boscalid 500 WG', category: 'Fungicides' },
    { id: '4', product_name: 'Dicamba 480 SL', category: 'Herbicides' }
  ]
})

describe('global portfolio', () => {
  test('groups products by category, those without one last', () => {
    const { categories } = productGlobalListView(tree)
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Herbicides', 2],
      ['Fungicides', 1],
      [undefined, 1]
    ])
  })

  test('is drawn in chunks, of which the last is not full', () => {
    const globalProducts = Array.from({ length: 101 }, (_, index) => ({
      id: String(index),
      product_name: 'Atrazine 500 SC'
    }))
    const [category] = productGlobalListView(aTree({ globalProducts })).categories
    expect(category?.chunks.map(({ isFull, rows }) => [isFull, rows.length])).toEqual([
      [true, 50],
      [true, 50],
      [false, 1]
    ])
  })
})

describe('slabs of the portfolio', () => {
  test('are as wide as their category is large', () => {
    const { slabs } = productGlobalListView(tree)
    expect(slabs.map(({ size, isThin }) => [size, isThin])).toEqual([
      [10, false],
      [5, false],
      [5, false]
    ])
  })

  test('stand upright below a share of nine per cent', () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      product_name: 'Atrazine 500 SC',
      category: index === 0 ? 'Other' : 'Herbicides'
    }))
    const { slabs } = productGlobalListView(aTree({ globalProducts: rows }))
    expect(slabs.map(({ isThin }) => isThin)).toEqual([true, false])
  })
})

describe('global solutions page', () => {
  test('links each category to its part of the portfolio, with its count', () => {
    expect(solutionsView(tree).categories).toEqual([
      {
        href: '/gl/product-global-list#category-1',
        name: 'Herbicides',
        count: '2',
        share: 100,
        familyId: '2001'
      },
      {
        href: '/gl/product-global-list#category-2',
        name: 'Fungicides',
        count: '1',
        share: 50,
        familyId: undefined
      }
    ])
  })

  test('offers the countries that have a site of their own', () => {
    expect(solutionsView(tree).sites.map(({ iso }) => iso)).toEqual(['br'])
  })
})
