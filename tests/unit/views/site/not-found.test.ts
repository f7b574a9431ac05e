import { describe, expect, test } from 'vitest'
import { notFoundView, pageNotFoundView } from '#views/site/not-found.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

describe('not-found page', () => {
  test('leads back into its own tree and stays out of search engines', () => {
    const { head, home, closest } = notFoundView(aTree({ content: { tree: treeIds.br } }))
    expect(head.isIndexed).toBe(false)
    expect(home.href).toBe('/br')
    expect(closest.every(({ href }) => href.startsWith('/br/'))).toBe(true)
  })
})

describe('page of a country without a site', () => {
  test('offers the countries, to write to us, the portfolio and home', () => {
    const { head, next, others } = pageNotFoundView(aTree())
    expect(head.isIndexed).toBe(false)
    expect([next, ...others].map(({ href }) => href)).toEqual([
      '/gl/solutions#countries',
      '/gl/contact-us',
      '/gl/product-global-list',
      '/gl'
    ])
  })
})
