import { GLOBAL_COUNTRY, GREENLAND } from '#config/constants.ts'
import { oncePer } from '#lib/once-per.ts'
import { type RouteName, routes } from '#routes/routes.ts'
import type { SiteIndex, TreeId } from '#snapshot/snapshot.ts'
import { languageOf, localeOf } from './locale.ts'
import { indexedTree, isPage, type PageId, pathOf } from './pages.ts'

/** The same page for readers of another country or language; `x-default` is the one for all others. */
export type Alternate = { hreflang: string; path: string }

/** Whether search engines may index a page. No page of a preview is indexed, not even of its production trees. */
export function isIndexed({ route }: PageId, { contentEnv }: SiteIndex): boolean {
  const { isIndexed } = { isIndexed: true, ...routes[route] }
  return isIndexed && contentEnv === 'prod'
}

/**
 * Whether a page has a canonical address and a picture for shared links. A comparison has both; the page for a missing
 * address has neither.
 */
export function isShared({ route }: PageId, { contentEnv }: SiteIndex): boolean {
  const { isShared } = { isShared: true, ...routes[route] }
  return isShared && contentEnv === 'prod'
}

/** The address to index of two with the same page: outside the global site, `/solutions` is the product list. */
export function canonicalOf<Route extends RouteName>(
  page: PageId<Route>,
  index: SiteIndex
): PageId<Route | 'productList'> {
  const isCopy =
    page.route === 'solutions' && indexedTree(page.tree, index).country !== GLOBAL_COUNTRY
  return isCopy ? { ...page, route: 'productList' } : page
}

/** Whether a page is its own canonical page. Only such pages have alternates and are in the sitemap. */
export function isOwnCanonical(page: PageId, index: SiteIndex): boolean {
  return isIndexed(page, index) && canonicalOf(page, index).route === page.route
}

/**
 * All versions of a page, itself included; none when it is the only one. A local page has versions in the other
 * languages of its country only: elsewhere the same id names another product, not a translation.
 */
export function alternatesOf(page: PageId, index: SiteIndex): Alternate[] {
  if (!isOwnCanonical(page, index)) return []
  const { isLocal } = { isLocal: false, ...routes[page.route] }
  const { country } = indexedTree(page.tree, index)
  const among = isLocal ? country : 'all trees'
  const known = versionsOf(index)
  const key = [among, page.route, page.id].join(' ')
  const versions = known.get(key) ?? findVersions(page, among, index)
  known.set(key, versions)
  return versions
}

/** Cached, because with 250 trees each page of each tree would look through all others. */
const versionsOf = oncePer<SiteIndex, Map<string, Alternate[]>>(() => new Map())

function findVersions(page: PageId, among: string, index: SiteIndex): Alternate[] {
  const isEverywhere = among === 'all trees'
  const versions = index.trees
    .filter(tree => isEverywhere || tree.country === among)
    .map(tree => ({ hreflang: hreflangOf(tree), page: { ...page, tree: tree.prefix } }))
    .filter(({ page }) => isPage(page, index) && isOwnCanonical(page, index))
    .map(({ hreflang, page }) => ({ hreflang, path: pathOf(page) }))
  if (versions.length < 2) return []
  const fallback = pathOf({ ...page, tree: GLOBAL_COUNTRY })
  const hasFallback = isEverywhere && versions.some(({ path }) => path === fallback)
  return hasFallback ? [...versions, { hreflang: 'x-default', path: fallback }] : versions
}

/** Language and country, `pt-BR`; for the global site the language alone, `zh-Hans`. */
function hreflangOf({ country, lang }: TreeId): string {
  const locale = localeOf(lang)
  if (country === GLOBAL_COUNTRY) return locale
  const region = country === GREENLAND ? 'GL' : country.toUpperCase()
  return `${languageOf(locale)}-${region}`
}
