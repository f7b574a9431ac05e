import { afterEach, expect, test, vi } from 'vitest'
import { partnerList } from '#browser/countries/partner-list.ts'

afterEach(() => vi.unstubAllGlobals())

/** Where a visitor of this address is led who chooses Zimbabwe, of which partners have a list. */
function inZimbabwe(address: string, same?: string): string {
  vi.stubGlobal('location', new URL(address, 'https://site.example'))
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === '[data-same-in="zw"]' && same
        ? { getAttribute: (name: string) => (name === 'href' ? same : null) }
        : null
  })
  return partnerList({ iso: 'zw', href: '/gl/product-b2b-list/250' })
}

test('a visitor of a product comes to the same product in the list of a partner country', () => {
  const same = '/gl/product-b2b-list/250?ids=zw-05'
  expect(inZimbabwe('/gl/product/4101', same)).toBe(same)
})

test.each([
  '/gl/product-global-list?q=glyphosate',
  '/gl-prod-zho/product-global-list?category=x&q=glyphosate',
  '/ru/product-list?q=glyphosate',
  '/gl/product-b2b-list/118?q=glyphosate&sort=name'
])('the words that a visitor searched a list for are searched for there too: %s', from => {
  expect(inZimbabwe(from)).toBe('/gl/product-b2b-list/250?q=glyphosate')
})

test.each(['/gl', '/gl/product/4101', '/gl/product-global-list?q=', '/gl/news?q=drought'])(
  'a visitor of %s, which names no product of the country, comes to its whole list',
  from => {
    expect(inZimbabwe(from)).toBe('/gl/product-b2b-list/250')
  }
)
