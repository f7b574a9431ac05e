import { describe, expect, test } from 'vitest'
import { type RouteName, routes } from '#routes/routes.ts'

/** The specification's table, and below it what it does not name. */
const expected: [path: string, frequency: string, priority: number][] = [
  ['/:tree', 'daily', 1],
  ['/:tree/company', 'monthly', 0.7],
  ['/:tree/serviceunits', 'monthly', 0.7],
  ['/:tree/news', 'weekly', 0.7],
  ['/:tree/news/:id', 'weekly', 0.6],
  ['/:tree/contact-us', 'monthly', 0.6],
  ['/:tree/solutions', 'monthly', 0.7],
  ['/:tree/smart-growing', 'monthly', 0.7],
  ['/:tree/business-partners', 'monthly', 0.7],
  ['/:tree/bio-solutions', 'monthly', 0.7],
  ['/:tree/non-crop', 'monthly', 0.7],
  ['/:tree/design', 'monthly', 0.7],
  ['/:tree/privacy-statement', 'yearly', 0.5],
  ['/:tree/terms-and-conditions', 'yearly', 0.5],
  ['/:tree/product-list', 'monthly', 0.8],
  ['/:tree/product/:id', 'monthly', 0.9],
  ['/:tree/crop/:id', 'monthly', 0.8],
  ['/:tree/problem/:id', 'monthly', 0.8],
  ['/:tree/compare', 'monthly', 0.1],
  ['/:tree/product-global-list', 'monthly', 0.6],
  ['/:tree/product-b2b-list/:id', 'monthly', 0.6],
  ['/:tree/product-b2b-contact/:id', 'monthly', 0.6],
  ['/:tree/info', 'yearly', 0.7],
  ['/:tree/investors', 'yearly', 0.7],
  ['/:tree/reports/:id', 'yearly', 0.7],
  ['/:tree/custom-solutions', 'yearly', 0.7],
  ['/:tree/search', 'monthly', 0.1],
  ['/:tree/404', 'monthly', 0.1],
  ['/:tree/pagenotfound', 'monthly', 0.1]
]

describe('the route table', () => {
  test('has the addresses, frequencies and priorities of the specification, and no others', () => {
    const told = Object.values(routes).map(({ path, frequency, priority }) => [
      path,
      frequency,
      priority
    ])
    expect(told).toEqual(expected)
  })

  const namesOf = (mark: string) =>
    (Object.keys(routes) as RouteName[]).filter(name => mark in routes[name])

  test('keeps single posts out of the sitemap; results, comparisons and the not-found pages out of search engines', () => {
    expect(namesOf('isListed')).toEqual(['newsDetail'])
    expect(namesOf('isIndexed')).toEqual(['compare', 'search', 'notFound', 'pageNotFound'])
    expect(namesOf('isShared')).toEqual(['notFound', 'pageNotFound'])
  })

  test('knows what is no translation under the same id in another country', () => {
    expect(namesOf('isLocal')).toEqual(['newsDetail', 'product', 'crop', 'problem'])
  })
})
