import type { RouteName } from '#routes/routes.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { pagesOfRoute, pathOf } from '#tree/pages.ts'
import type { ShotOptions } from './options.ts'

export type ShotPage = { tree: string; route: RouteName; path: string }

/** One page of each route in each tree: the first of a route with several. */
export function pagesToShoot(
  { trees, routes }: Pick<ShotOptions, 'trees' | 'routes'>,
  index: SiteIndex
): ShotPage[] {
  return trees.flatMap(prefix => {
    const tree = index.trees.find(tree => tree.prefix === prefix)
    if (!tree) throw new Error(`--trees names "${prefix}", which this site does not have.`)
    return routes.flatMap(route =>
      pagesOfRoute(route, tree, index)
        .slice(0, 1)
        .map(page => ({ tree: prefix, route, path: pathOf(page) }))
    )
  })
}
