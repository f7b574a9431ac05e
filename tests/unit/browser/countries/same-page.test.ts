import { afterEach, expect, test, vi } from 'vitest'
import { idOf, withIds } from '#browser/countries/same-ids.ts'
import { pagesIn } from '#browser/countries/same-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** The address of the same product in Brazil, and by what a list finds what is nearest to this one. */
type Page = { same?: string; named?: { near: string } }

/** The ids in Brazil of two products of the other trees. */
const ids = new Map([
  ['4101', '77'],
  ['4105', '4101']
])

/** The pages in Brazil to which a visitor of this address is led, where the page may name the same product there. */
function inBrazil(
  address: string,
  { same, named }: Page = {},
  { href, lang, country = 'br' }: { href: string; lang?: string; country?: string } = {
    href: '/br'
  }
): string[] {
  vi.stubGlobal('location', new URL(address, 'https://site.example'))
  const [, ofPage = '', env = 'prod', pageLang = 'spa'] =
    /^\/(\w+)(?:-(\w+)-(\w+))?/.exec(address) ?? []
  vi.stubGlobal('document', {
    documentElement: { dataset: { country: ofPage, env, lang: pageLang } },
    querySelector: (selector: string) => {
      if (selector === '[data-same-in="br"]') return same && new URL(same, 'https://site.example')
      return selector === '[data-near]' && named ? { dataset: named } : null
    }
  })
  return pagesIn(
    { href, pathname: href, dataset: { chooseCountry: country, chooseLang: lang } },
    withIds(idOf(new Map([[ofPage, ids]]), country))
  )
}

test.each([
  ['/gl', '/br'],
  ['/gl/', '/br'],
  ['/gl/company', '/br/company'],
  ['/gl-prod-zho/company', '/br/company'],
  ['/th/product-list?crop=7#list', '/br/product-list?crop=7#list'],
  ['/gl/solutions', '/br'],
  ['/mx/compare', '/br/compare'],
  ['/mx/compare?ids=4101,4105', '/br/compare?ids=77,4101'],
  ['/mx/compare?ids=4105,4199', '/br/compare?ids=4101,mx-prod-spa~4199'],
  ['/mx/compare?ids=4199&from=letter', '/br/compare?ids=mx-prod-spa~4199&from=letter'],
  [
    '/mx/compare?ids=br-prod-por~31,4101,za-prod-eng~4105',
    '/br/compare?ids=31,77,za-prod-eng~4105'
  ],
  ['/mx/product-global-list?ids=g003,g084', '/br/product-global-list?ids=g003,g084'],
  ['/br-prod-eng/compare?ids=4101,4105', '/br/compare?ids=4101,4105']
])('a visitor of %s who chooses Brazil comes to %s', (from, to) => {
  expect(inBrazil(from)).toEqual([to, '/br'])
})

test('a visitor of a product comes to the same product, which has another id there', () => {
  const page = { same: '/br/product/77' }
  expect(inBrazil('/th/product/4101', page)[0]).toBe('/br/product/77')
  expect(inBrazil('/th/product/4101#doses', page)[0]).toBe('/br/product/77#doses')
})

test('a plan begins with the same product, and keeps one that the country does not list for a way back', () => {
  const planWith = (first: string) =>
    inBrazil(`/mx/problem/9?first=${first}&start=2026-12-01&area=2#crop-rice`)[0]
  expect(planWith('4101')).toBe('/br/problem/9?first=77&start=2026-12-01&area=2#crop-rice')
  // Of the rows of the product, those of another country are others.
  expect(planWith('4101.2')).toBe('/br/problem/9?first=77&start=2026-12-01&area=2#crop-rice')
  expect(planWith('4199')).toBe(
    '/br/problem/9?first=mx-prod-spa~4199&start=2026-12-01&area=2#crop-rice'
  )
  expect(planWith('br-prod-por~31.2')).toBe(
    '/br/problem/9?first=31.2&start=2026-12-01&area=2#crop-rice'
  )
})

test('from what a list shows instead of a product, a country that lists the product opens it', () => {
  const listOf = (product: string) => `/th/product-list?instead=${product}&crop=rice`
  expect(inBrazil(listOf('br-prod-por~4158'))[0]).toBe('/br/product/4158')
  expect(inBrazil(listOf('th-prod-spa~4101'))[0]).toBe('/br/product/77')
  expect(inBrazil(listOf('mx-prod-spa~4158'))[0]).toBe(
    '/br/product-list?instead=mx-prod-spa~4158&crop=rice'
  )
})

test('a visitor of a product that only a list of the country names comes to its row there', () => {
  const same = '/gl/product-b2b-list/187?ids=br-18'
  expect(inBrazil('/th/product/4101', { same })[0]).toBe(same)
})

test('a visitor who chooses another language of the country comes to the page in that language', () => {
  const page = { same: '/br/product/77' }
  const english = { href: '/br-prod-eng', lang: 'eng' }
  expect(inBrazil('/th/product/4101', page, english)[0]).toBe('/br-prod-eng/product/77')
  expect(inBrazil('/th/company', {}, english)[0]).toBe('/br-prod-eng/company')
})

test.each([
  [
    '/product/4101',
    '?instead=th-prod-spa~4101&ingredient=glyphosate&ingredient=2%2C4-d&crop=maize'
  ],
  ['/crop/rice', '?crop=rice'],
  ['/problem/rice-blast', '?problem=rice-blast'],
  ['/problem/thrips#crop-rice', '?problem=thrips&crop=rice'],
  ['/crop/rice#doses', '?crop=rice']
])(
  'a visitor of %s, which the country may not have, sees in its list what it has instead: %s',
  (path, query) => {
    const named = { near: 'ingredient=glyphosate&ingredient=2%2C4-d&crop=maize' }
    expect(inBrazil(`/th${path}`, { named })).toEqual([
      `/br${path}`,
      `/br/product-list${query}`,
      '/br'
    ])
  }
)

test('a visitor of a product of which nothing is stated comes to the whole list', () => {
  expect(inBrazil('/th/product/4101')[1]).toBe('/br/product-list?instead=th-prod-spa~4101')
})

test.each([
  ['/gl/product-b2b-contact/118', '/br/product-list'],
  ['/gl-prod-zho/product-b2b-contact/118/', '/br/product-list'],
  ['/gl/product-b2b-list/118?ids=kh-08', '/br/product-list'],
  ['/gl/product-b2b-list/118?q=glyphosate&sort=-regNo', '/br/product-list?q=glyphosate'],
  ['/gl/product-b2b-list/118?q=2,4-d+%26+more', '/br/product-list?q=2%2C4-d+%26+more']
])(
  'a visitor of %s, which only the global site has, comes to the list of products of Brazil: %s',
  (from, to) => expect(inBrazil(from)).toEqual([to, '/br'])
)

test('a visitor of a partner page who chooses another language of the global site stays on that page', () => {
  const chinese = { href: '/gl-prod-zho', lang: 'zho', country: 'gl' }
  expect(inBrazil('/gl/product-b2b-list/118?ids=kh-08', {}, chinese)).toEqual([
    '/gl-prod-zho/product-b2b-list/118?ids=kh-08',
    '/gl-prod-zho'
  ])
})
