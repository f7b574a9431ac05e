import { API_TIMEOUT_MS, GLOBAL_COUNTRY } from '#config/constants.ts'
import { insteadOf, listedInstead, queryIn } from './same-ids.ts'

/** The page with the list of countries. A visitor who chooses a country there wants its site, not the same list. */
const COUNTRY_LIST = '/solutions'

/** The list of the whole portfolio, which is the same in every country. */
const GLOBAL_LIST = '/product-global-list'

/** Pages of a partner country, which only the global site has: elsewhere the host leads back to them. */
const OF_PARTNERS = '/product-b2b-'

/** The answer for a crop, in the page of a problem. */
const CARD = '#crop-'

/** The list of products of a country. */
const LIST = '/product-list'

/** Pages of which a country may have its own, or none. */
const OF_CATALOGUE = /^\/(product|crop|problem)\/([^/]+)$/

type Choice = Pick<HTMLAnchorElement, 'href' | 'pathname' | 'dataset'>

/**
 * The address that opens when a visitor chooses a country: the first of those below that is there. Throws if the site of
 * the country cannot be reached.
 */
export async function pageFor(link: HTMLAnchorElement): Promise<string> {
  const pages = pagesIn(link, await queryIn(link.dataset.chooseCountry ?? ''))
  return reach(...pages)
}

/** The first address that is there. The response stays in the browser's cache, where the navigation finds it. */
async function reach(href: string, ...others: string[]): Promise<string> {
  const [instead, ...last] = others
  const response = await fetch(href, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  if (response.status === 404 && instead !== undefined) return reach(instead, ...last)
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`)
  const isThere = hasCard(await response.text(), new URL(href, location.href))
  return isThere || instead === undefined ? href : reach(instead, ...last)
}

/** Whether a page has the answer for the crop that its address names; one that names none has what was asked for. */
function hasCard(html: string, { hash }: URL): boolean {
  return !hash.startsWith(CARD) || html.includes(`id="${idIn(hash)}"`)
}

/** The id that a hash names. Who types one may encode it wrongly. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * Where a visitor who chooses a country is led, in this order: to the same page; from a product, a crop or a problem,
 * which the country may not have, to its list of products; to its home. A page of a partner country leads to the list,
 * and a list that shows what is nearest to a product leads to the product where it is listed.
 * `query` is that of the page, with the ids of the country.
 */
export function pagesIn(choice: Choice, query: string): [string, ...string[]] {
  if (pathInTree().startsWith(OF_PARTNERS) && choice.dataset.chooseCountry !== GLOBAL_COUNTRY) {
    const words = new URLSearchParams(location.search).get('q')
    const search = words ? `?${new URLSearchParams({ q: words })}` : ''
    return [prefixOf(choice) + LIST + search, choice.href]
  }
  const sought = soughtInList()
  const list = sought === undefined ? [] : [prefixOf(choice) + LIST + sought]
  const listed = pathInTree() === LIST ? listedInstead(query) : undefined
  if (listed !== undefined) return [`${prefixOf(choice)}/product/${listed}`, choice.href]
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
  return `?${insteadOf(id)}${near && '&'}${near}`
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
