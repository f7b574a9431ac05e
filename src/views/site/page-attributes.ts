import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Tree } from '#tree/build-tree.ts'
import { pagesOfRoute } from '#tree/pages.ts'
import type { Head } from './head.ts'

/** On these pages nobody is redirected to another country. */
const notFoundRoutes: readonly Head['route'][] = ['notFound', 'pageNotFound']

/**
 * The attributes of `<html>` that tell scripts the page's tree and, on pages of `/gl` where the site has a geolocation
 * service: its address, the countries with a site, and those of them that lack this page.
 */
export function pageAttributes(
  tree: Tree,
  { route, id }: Head
): Record<`data-${string}`, string | undefined> {
  const { index, country, content, deployment } = tree
  const { publicGeoUrl: geo } = deployment
  const own = {
    'data-country': country.iso,
    'data-env': content.tree.env,
    'data-lang': content.tree.lang
  }
  if (geo === undefined || tree.prefix !== GLOBAL_COUNTRY || notFoundRoutes.includes(route))
    return own
  const sites = index.trees.filter(
    ({ prefix, country }) => prefix === country && country !== GLOBAL_COUNTRY
  )
  const without = sites.filter(
    site => !pagesOfRoute(route, site, index).some(page => page.id === id)
  )
  const list = (trees: typeof sites) => trees.map(({ country }) => country).join(' ') || undefined
  return { ...own, 'data-geo': geo, 'data-sites': list(sites), 'data-without': list(without) }
}
