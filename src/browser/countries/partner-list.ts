import type { ListedCountry } from './countries.ts'

/** Pages that list products and that a visitor searches by words. */
const LIST = /^\/[^/]+\/product-[^/]*list/

/**
 * Where a visitor is led who chooses a country with a list for partners: to the product of this page, where the page
 * names it in that list; to the list searched for the same words; or to the whole list.
 */
export function partnerList({ iso, href }: Pick<ListedCountry, 'iso' | 'href'>): string {
  // The gallery of components is drawn by the build.
  if (typeof document === 'undefined') return href
  const same = document.querySelector(`[data-same-in="${iso}"]`)?.getAttribute('href')
  if (same) return same
  const words = LIST.test(location.pathname) && new URLSearchParams(location.search).get('q')
  return words ? `${href}?${new URLSearchParams({ q: words })}` : href
}
