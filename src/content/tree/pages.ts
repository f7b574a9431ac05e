import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { oncePer } from '#lib/once-per.ts'
import { href } from '#routes/href.ts'
import { globalLangs, isGlobal } from './global-texts.ts'
import {
  ancestorsOf,
  type DetailRoute,
  type OptionalRoute,
  type RouteName,
  routeNames,
  routes
} from '#routes/routes.ts'
import type { IndexedTree, SiteIndex } from '#snapshot/snapshot.ts'
import { hasGlobalTexts } from '#snapshot/tree-ids.ts'

/** One page of the site: the parameters of its route. */
export type PageId<Route extends RouteName = RouteName> = {
  route: Route
  tree: string
  id?: string
}

/** Every page of one tree, in the order of the route table: what the build writes and links may lead to. */
export function pagesOfTree(tree: IndexedTree, index: SiteIndex): PageId[] {
  return routeNames.flatMap(route => pagesOfRoute(route, tree, index))
}

export function pagesOfRoute(route: RouteName, tree: IndexedTree, index: SiteIndex): PageId[] {
  if (!isEmitted(route, tree, index)) return []
  if (!isDetail(route)) return [{ route, tree: tree.prefix }]
  return idsOf(route, tree, index).map(id => ({ route, tree: tree.prefix, id }))
}

/** The same page in another tree, or its nearest parent that exists there. */
export function nearestPage(page: PageId, prefix: string, index: SiteIndex): PageId {
  const candidates = [page, ...ancestorsOf(page.route).map(route => ({ route }))]
  const nearest = candidates
    .map(page => ({ ...page, tree: prefix }))
    .find(page => isPage(page, index))
  return nearest ?? { route: 'home', tree: prefix }
}

export function isPage({ route, tree: prefix, id }: PageId, index: SiteIndex): boolean {
  const tree = indexedTree(prefix, index)
  if (!isEmitted(route, tree, index)) return false
  return isDetail(route) ? idSetOf(idsOf(route, tree, index)).has(id ?? '') : id === undefined
}

export function indexedTree(prefix: string, index: SiteIndex): IndexedTree {
  const tree = byPrefix(index).get(prefix)
  if (!tree) throw new Error(`No tree "${prefix}" in the site index. Run \`npm run pull\`.`)
  return tree
}

/** A page needs every tree of the site, to link its versions there. */
const byPrefix = oncePer(
  ({ trees }: SiteIndex) => new Map(trees.map(tree => [tree.prefix, tree] as const))
)

export function pathOf({ route, tree, id }: PageId): string {
  return isDetail(route) ? href(route, { tree, id: id ?? '' }) : href(route, { tree })
}

export function isDetail(route: RouteName): route is DetailRoute {
  return routes[route].path.endsWith('/:id')
}

function isEmitted(route: RouteName, tree: IndexedTree, index: SiteIndex): boolean {
  const { trees } = { trees: 'all', ...routes[route] }
  if (isOptional(route) && !isFilled(route, tree, index)) return false
  if (trees === 'gl') return tree.prefix === GLOBAL_COUNTRY
  return trees === 'all' || isGlobal(tree)
}

const isOptional = (route: RouteName): route is OptionalRoute => 'isOptional' in routes[route]

/** Whether a tree has content for a screen: lists, or texts in its own bundle or in one that it falls back to. */
function isFilled(route: OptionalRoute, tree: IndexedTree, index: SiteIndex): boolean {
  if (tree.filledByLists?.includes(route)) return true
  const langs = globalLangs(tree, index)
  return index.trees
    .filter(
      other => other.prefix === tree.prefix || (hasGlobalTexts(other) && langs.has(other.lang))
    )
    .some(({ filledByTexts }) => filledByTexts?.includes(route))
}

/** A page looks its id up in every tree of the site. */
const idSetOf = oncePer((ids: readonly string[]) => new Set(ids))

const b2bIdsOf = oncePer(({ countries }: SiteIndex) => {
  const ofTypes = (...types: string[]) =>
    countries.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  return {
    productB2bList: ofTypes('product_commercialization'),
    productB2bContact: ofTypes('product_commercialization', 'contact_form')
  }
})

/** Where a tree of the index has the ids of a route's pages. */
const ownIds = {
  newsDetail: 'postIds',
  product: 'productIds',
  crop: 'cropIds',
  problem: 'problematicIds',
  reports: 'reportGroupIds'
} as const

function idsOf(route: DetailRoute, tree: IndexedTree, index: SiteIndex): readonly string[] {
  return route === 'productB2bList' || route === 'productB2bContact'
    ? b2bIdsOf(index)[route]
    : tree[ownIds[route]]
}
