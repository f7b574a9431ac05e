import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { href } from '#routes/href.ts'
import { ancestorsOf, type FixedRoute, type RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Head } from './head.ts'
import type { Link } from './link.ts'
import { hasScreen } from './page-link.ts'

type Item = { route: FixedRoute; key: MessageKey; children?: Item[] }
/** `current` has the values of ARIA: this page, or a page below it. */
export type NavigationItem = Link & { current?: 'page' | 'true'; children: NavigationItem[] }

const services: Item[] = [
  { route: 'smartGrowing', key: 'nav.smartGrowing' },
  { route: 'businessPartners', key: 'nav.businessPartners' },
  { route: 'bioSolutions', key: 'nav.bioSolutions' },
  { route: 'nonCrop', key: 'nav.nonCrop' },
  { route: 'design', key: 'nav.design' },
  { route: 'customSolutions', key: 'nav.customSolutions' }
]

const main: Item[] = [
  {
    route: 'solutions',
    key: 'nav.products',
    children: [
      { route: 'productList', key: 'nav.productList' },
      { route: 'productGlobalList', key: 'nav.globalPortfolio' }
    ]
  },
  {
    route: 'company',
    key: 'nav.company',
    children: [{ route: 'careers', key: 'footer.links.careers' }]
  },
  { route: 'serviceUnits', key: 'nav.services', children: services },
  { route: 'news', key: 'nav.news', children: [{ route: 'press', key: 'footer.links.press' }] },
  { route: 'investors', key: 'nav.investors' },
  { route: 'contact', key: 'nav.contact' }
]

/** Where visitors without script choose another country: the list on the global solutions page. */
export function countryPageHref(tree: Tree): string {
  const global = tree.isGlobal ? tree.prefix : GLOBAL_COUNTRY
  return `${href('solutions', { tree: global })}#countries`
}

/** The main navigation of the page with this head. */
export function navigation(tree: Tree, { route, path }: Head): NavigationItem[] {
  const above: RouteName[] = ancestorsOf(route)
  const toItem = (item: Item): NavigationItem => {
    const href = tree.href(item.route)
    // A page that only some content fills is left out with its content.
    const children = (item.children ?? []).filter(({ route }) => hasScreen(tree, route))
    const isAbove = [item, ...children].some(
      part => part.route === route || above.includes(part.route)
    )
    return {
      href,
      words: tree.words(item.key),
      current: href === path ? 'page' : isAbove ? 'true' : undefined,
      children: children.map(toItem)
    }
  }
  return main.filter(({ route }) => hasScreen(tree, route)).map(toItem)
}

/** The link to the search, beside the navigation and in the menu. */
export function searchLink(tree: Tree, { route }: Head): NavigationItem {
  return {
    href: tree.href('search'),
    words: tree.words('nav.search'),
    current: route === 'search' ? 'page' : undefined,
    children: []
  }
}
