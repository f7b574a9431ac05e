import { GLOBAL_COUNTRY } from '#config/constants.ts'

/** The page with the list of countries. A visitor who chooses a country there wants its site, not the same list. */
const COUNTRY_LIST = '/solutions'

/** The list of the whole portfolio, which is the same in every country. */
const GLOBAL_LIST = '/product-global-list'

/** Pages of a partner country, which only the global site has: elsewhere the host leads back to them. */
const OF_PARTNERS = '/product-b2b-'

/** The answer for a crop, in the page of a problem. */
export const CARD = '#crop-'

/** Pages of which a country may have its own, or none. */
const OF_CATALOGUE = /^\/(product|crop|problem)\/([^/]+)$/

type Choice = Pick<HTMLAnchorElement, 'href' | 'pathname' | 'dataset'>

/**
 * Where a visitor who chooses a country is led, in this order: to the same page; from a product, a crop or a problem,
 * which the country may not have, to its list of products; to its home. A page of a partner country leads to the list.
 * `query` is that of the page, with the ids of the country.
 */
export function pagesIn(choice: Choice, query: string): [string, ...string[]] {
  if (pathInTree().startsWith(OF_PARTNERS) && choice.dataset.chooseCountry !== GLOBAL_COUNTRY) {
    const words = new URLSearchParams(location.search).get('q')
    const search = words ? `?${new URLSearchParams({ q: words })}` : ''
    return [`${prefixOf(choice)}/product-list${search}`, choice.href]
  }
  const sought = soughtInList()
  const list = sought === undefined ? [] : [`${prefixOf(choice)}/product-list${sought}`]
  return [samePageIn(choice, query), ...list, choice.href]
}

/**
 * What a list shows instead of a page of the catalogue: what is nearest to the product, by ids that each language has a
 * name for, or that nothing is listed for the crop or the problem, or for a crop in the page of a problem.
 */
function soughtInList(): string | undefined {
  const [, kind, id = ''] = OF_CATALOGUE.exec(pathInTree()) ?? []
  if (kind === undefined) return undefined
  const { hash } = location
  const crop = hash.startsWith(CARD) ? `&crop=${hash.slice(CARD.length)}` : ''
  if (kind !== 'product') return `?${kind}=${id}${crop}`
  const near = document.querySelector<HTMLElement>('[data-near]')?.dataset.near ?? ''
  return `?instead=product${near && '&'}${near}`
}

const PREFIX = /^\/[^/]+/
const pathInTree = () => location.pathname.replace(PREFIX, '').replace(/\/$/, '')
const countryIn = (path: string) => /^\/[^/-]+/.exec(path)?.[0]
const prefixOf = ({ pathname }: Choice) => PREFIX.exec(pathname)?.[0] ?? ''

/**
 * The page that a visitor is on, with its query, in the tree of a link. For a product, the page names the same product
 * of that tree, because ids differ between countries; the part of the page stays.
 */
function samePageIn(choice: Choice, query: string): string {
  const { pathname, dataset } = choice
  const same = document.querySelector<HTMLAnchorElement>(
    `[data-same-in="${dataset.chooseCountry ?? ''}"]`
  )
  if (same) {
    // The choice may be another language of the country.
    const path = dataset.chooseLang
      ? prefixOf(choice) + same.pathname.replace(PREFIX, '')
      : same.pathname
    return path + same.search + location.hash
  }
  const rest = pathInTree()
  if (rest === COUNTRY_LIST) return pathname
  const isSame = countryIn(pathname) === countryIn(location.pathname) || rest === GLOBAL_LIST
  return prefixOf(choice) + rest + (isSame ? location.search : query) + location.hash
}
