import type {
  BreadcrumbList,
  ItemList,
  Organization,
  Thing,
  WebSite,
  WithActionConstraints,
  SearchAction
} from 'schema-dts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { href } from '#routes/href.ts'
import type { Tree } from '#tree/build-tree.ts'
import { socialLinks } from '#views/site/footer.ts'
import { breadcrumbs, type Head } from '#views/site/head.ts'

/** Completes an address, because machines that read these records need absolute ones. */
export type Absolute = (path: string) => string
export const absoluteTo =
  (site: URL): Absolute =>
  path =>
    new URL(path, site).href

/** The subject of a page, given a function that completes addresses. */
export type JsonLdOf = (absolute: Absolute) => readonly Thing[]

/** A longer list costs visitors more than it helps crawlers, which follow the links of the page anyway. */
const LISTED = 100

/** What every page says of itself: home names the company and its search, other pages their position in the site. */
export function pageJsonLd(tree: Tree, head: Head, absolute: Absolute): Thing[] {
  if (head.route === 'home') return [organization(tree, absolute), webSite(tree, absolute)]
  return [breadcrumbList(tree, head, absolute)]
}

/** The company as other records name it: readers of a single page find its name and logo here. */
export function company(tree: Tree, absolute: Absolute) {
  const url = absolute(href('home', { tree: GLOBAL_COUNTRY }))
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: tree.t('brand.name'),
    url,
    logo: absolute('/icon.svg')
  } as const satisfies Organization
}

/** Everything known of the company, on home pages only. */
function organization(tree: Tree, absolute: Absolute) {
  return {
    ...company(tree, absolute),
    legalName: tree.known('brand.legalName')?.text,
    slogan: tree.known('brand.tagline')?.text,
    email: tree.known('contact.office.email')?.text,
    telephone: tree.known('contact.office.phone')?.text,
    sameAs: socialLinks(tree).map(({ href }) => href)
  } as const satisfies Organization
}

function webSite(tree: Tree, absolute: Absolute) {
  const home = absolute(tree.href('home'))
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string'
  } as const satisfies WithActionConstraints<SearchAction>
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: tree.t('brand.name'),
    inLanguage: tree.locale,
    publisher: { '@id': company(tree, absolute)['@id'] },
    potentialAction: action
  } as const satisfies WebSite
}

function breadcrumbList(tree: Tree, head: Head, absolute: Absolute) {
  const own = { name: head.name, href: head.canonicalPath }
  const way = breadcrumbs(tree, head).map(({ href, words }) => ({ name: words.text, href }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...way, own].map(({ name, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      item: absolute(href)
    }))
  } as const satisfies BreadcrumbList
}

/** The items of a list page, in its order; an item without a page has a name only. */
export function itemListJsonLd(
  items: readonly { name: string; href?: string }[],
  absolute: Absolute
) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.slice(0, LISTED).map(({ name, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: href === undefined ? undefined : absolute(href)
    }))
  } as const satisfies ItemList
}
