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
    expect(categories.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Herbicides', 2],
      ['Fungicides', 1],
      [undefined, 1]
    ])
  })
})

describe('global solutions page', () => {
  test('links each category to its part of the portfolio, with its count', () => {
    expect(solutionsView(tree).categories).toEqual([
      { href: '/gl/product-global-list#category-1', name: 'Herbicides', count: 2 },
      { href: '/gl/product-global-list#category-2', name: 'Fungicides', count: 1 }
    ])
  })
})
