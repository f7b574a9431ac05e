import { describe, expect, test } from 'vitest'
import { fixedPaths } from '../helpers/screens.ts'
import { index, pagePaths, readCatalogue, readContent, treeOfPath, trees } from '../helpers/site.ts'

const countryIds = (...types: string[]) =>
  index.countries.filter(({ type }) => types.includes(type)).map(({ id }) => id)

describe.each(trees)('the tree $prefix', tree => {
  test('has every screen of the specification and no other page', () => {
    const { products } = readCatalogue(tree)
    const { posts, reportGroups } = readContent(tree)
    const details = [
      ...products.map(({ id }) => `/product/${id}`),
      ...new Set(products.flatMap(({ crops }) => crops.map(id => `/crop/${id}`))),
      ...new Set(
        products.flatMap(({ problematics }) => problematics.map(({ id }) => `/problem/${id}`))
      ),
      ...posts.map(({ id }) => `/news/${id}`),
      ...reportGroups.content.map(({ id }) => `/reports/${id}`)
    ]
    const global = [
      ...countryIds('product_commercialization').map(id => `/product-b2b-list/${id}`),
      ...countryIds('product_commercialization', 'contact_form').map(
        id => `/product-b2b-contact/${id}`
      )
    ]
    const withId = [...details, ...(tree.country === 'gl' ? global : [])]
    const expected = [...fixedPaths(tree.prefix), ...withId.map(path => `/${tree.prefix}${path}`)]
    const built = pagePaths.filter(path => treeOfPath(path)?.prefix === tree.prefix)
    expect(built.toSorted()).toEqual(expected.toSorted())
  })
})

describe('the site', () => {
  test('has no page outside its trees but the host’s 404', () => {
    expect(pagePaths.filter(path => !treeOfPath(path))).toEqual(['/404'])
  })

  test('has the two global trees and one for every country with a site of its own', () => {
    const sites = index.countries.filter(({ type }) => type === 'internal_website')
    const prefixes = index.trees.filter(({ env }) => env === 'prod').map(({ prefix }) => prefix)
    expect(prefixes).toEqual(
      expect.arrayContaining(['gl', 'gl-prod-zho', ...sites.map(s => s.iso)])
    )
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })
})
