import type { FixedRoute } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Link } from './link.ts'

type Item = { route: FixedRoute; key: MessageKey; children?: Item[] }
export type NavigationItem = Link & { isCurrent: boolean; children: NavigationItem[] }

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
  { route: 'company', key: 'nav.company' },
  { route: 'serviceUnits', key: 'nav.services', children: services },
  { route: 'news', key: 'nav.news' },
  { route: 'investors', key: 'nav.investors' },
  { route: 'contact', key: 'nav.contact' }
]

/** The main navigation; `path` is that of the page it is on. */
export function navigation(tree: Tree, path: string): NavigationItem[] {
  const toItem = ({ route, key, children = [] }: Item): NavigationItem => {
    const href = tree.href(route)
    return {
      href,
      words: tree.words(key),
      isCurrent: href === path,
      children: children.map(toItem)
    }
  }
  return main.map(toItem)
}
