import { describe, expect, test } from 'vitest'
import { type RouteName, routes } from '#routes/routes.ts'
import { screens } from '../../helpers/screens.ts'

describe('the route table', () => {
  test('has the addresses, frequencies and priorities of the specification, and no others', () => {
    const columns = ({ path, frequency, priority }: (typeof screens)[number]) => [
      path,
      frequency,
      priority
    ]
    expect(Object.values(routes).map(columns)).toEqual(screens.map(columns))
  })

  const namesOf = (mark: string) =>
    (Object.keys(routes) as RouteName[]).filter(name => mark in routes[name])

  test('keeps single posts out of the sitemap; results, comparisons, kept pages and the not-found pages out of search engines', () => {
    expect(namesOf('isListed')).toEqual(['newsDetail'])
    expect(namesOf('isIndexed')).toEqual(['compare', 'kept', 'search', 'notFound', 'pageNotFound'])
    expect(namesOf('isShared')).toEqual(['notFound', 'pageNotFound'])
  })

  test('know which ids have another meaning in another country', () => {
    expect(namesOf('isLocal')).toEqual(['newsDetail', 'product', 'crop', 'problem'])
  })
})
