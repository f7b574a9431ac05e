import { type RouteName, routeNames } from '#routes/routes.ts'
import { canonicalOf } from '#tree/alternates.ts'
import type { Tree } from '#tree/build-tree.ts'
import { indexedTree, pagesOfRoute, pathOf } from '#tree/pages.ts'
import { staticPaths, treeOf } from '#tree/trees.ts'
import { withLittleKnown } from './little-known.ts'
import { withLongWords } from './long-words.ts'
import { withManyProducts } from './many-products.ts'

/** A tree as hard on the pages as content may be, and one page of each screen, or of those it is hard on. */
type World = { name: string; tree: Tree; pages: { route: RouteName; path: string }[] }

type Maker = { make: (tree: Tree) => Tree; routes?: readonly RouteName[] }

const makers: Record<string, Maker> = {
  'long-words': { make: withLongWords },
  'little-known': { make: withLittleKnown },
  'five-hundred-products': { make: withManyProducts, routes: ['productList'] }
}

const made = new WeakMap<Tree, World[]>()

/** The worlds that are made of the first tree that this build renders: only its pages can be drawn. */
export function worlds(): World[] {
  const [home] = staticPaths('home')
  if (!home) return []
  const tree = treeOf(home.params.tree)
  const known =
    made.get(tree) ??
    Object.entries(makers).map(([name, { make, routes }]) => worldOf(name, make(tree), routes))
  made.set(tree, known)
  return known
}

/** Where two addresses show the same screen, one of them is enough. */
function worldOf(name: string, tree: Tree, routes: readonly RouteName[] = routeNames): World {
  const pages = routes.flatMap(route =>
    pagesOfRoute(route, ownIndex(tree), tree.index)
      .filter(page => canonicalOf(page, tree.index).route === route)
      .slice(0, 1)
      .map(page => ({ route, path: pathOf(page) }))
  )
  return { name, tree, pages }
}

/** What is left in a world has pages; the site index knows only of what it was made from. */
function ownIndex(tree: Tree) {
  const { products, crops, problematics } = tree.catalogue()
  const { posts, reportGroups } = tree.content
  return {
    ...indexedTree(tree.prefix, tree.index),
    productIds: idsOf(products),
    cropIds: idsOf(crops),
    problematicIds: idsOf(problematics),
    postIds: idsOf(posts),
    reportGroupIds: idsOf(reportGroups.content)
  }
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id)
}
