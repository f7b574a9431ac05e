import { describe, expect, test } from 'vitest'
import { navigationStyle } from '#routes/navigation-style.ts'
import { type RouteName, routeNames } from '#routes/routes.ts'
import { isDetail, pathOf } from '#tree/pages.ts'

/** The screens whose path the specification's list names. */
const light: readonly RouteName[] = [
  'serviceUnits',
  'news',
  'newsDetail',
  'contact',
  'businessPartners',
  'bioSolutions',
  'privacy',
  'terms',
  'productList',
  'product',
  'productGlobalList',
  'productB2bList',
  'productB2bContact',
  'investors',
  'reports',
  'customSolutions'
]

const styleOf = (country: string, tree: string, route: RouteName) =>
  navigationStyle(country, pathOf({ route, tree, id: isDetail(route) ? '1' : undefined }))

describe.each([
  ['gl', 'gl'],
  ['gl', 'gl-prod-zho'],
  ['br', 'br']
])('The navigation of %s in tree %s', (country, tree) => {
  test.each(routeNames.filter(route => route !== 'solutions'))('on %s follows the list', route => {
    expect(styleOf(country, tree, route)).toBe(light.includes(route) ? 'light' : 'dark')
  })
})

describe('The navigation on the solutions page', () => {
  test('is dark in the global site', () => {
    expect(styleOf('gl', 'gl', 'solutions')).toBe('dark')
    expect(styleOf('gl', 'gl-prod-zho', 'solutions')).toBe('dark')
  })

  test('is light in every country', () => {
    expect(styleOf('br', 'br', 'solutions')).toBe('light')
  })
})
