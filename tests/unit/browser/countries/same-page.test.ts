import { afterEach, expect, test, vi } from 'vitest'
import { pagesIn } from '#browser/countries/same-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** The pages in Brazil to which a visitor of this address is led, where the page may name the same product there. */
function inBrazil(address: string, sameProduct?: string): string[] {
  vi.stubGlobal('location', new URL(address, 'https://site.example'))
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      sameProduct && selector === '[data-same-in="br"]' ? { pathname: sameProduct } : null
  })
  return pagesIn({ href: '/br', pathname: '/br', dataset: { chooseCountry: 'br' } })
}

test.each([
  ['/gl', '/br'],
  ['/gl/', '/br'],
  ['/gl/company', '/br/company'],
  ['/gl-prod-zho/company', '/br/company'],
  ['/th/product-list?crop=7#list', '/br/product-list?crop=7#list'],
  ['/gl/solutions', '/br']
])('a visitor of %s who chooses Brazil comes to %s', (from, to) => {
  expect(inBrazil(from)).toEqual([to, '/br'])
})

test('a visitor of a product comes to the same product, which has another id there', () => {
  expect(inBrazil('/th/product/4101', '/br/product/77')[0]).toBe('/br/product/77')
})

test.each(['/product/4101', '/crop/rice', '/problem/rice-blast'])(
  'a visitor of %s, which the country may not have, comes to its list of products before its home',
  path => {
    expect(inBrazil(`/th${path}`)).toEqual([`/br${path}`, '/br/product-list', '/br'])
  }
)
