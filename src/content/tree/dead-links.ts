import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { oncePer } from '#lib/once-per.ts'
import { href } from '#routes/href.ts'
import { pathPattern } from '#routes/path-pattern.ts'
import { redirects } from '#routes/redirects.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { pagesOfTree, pathOf } from './pages.ts'

/**
 * Whether a link leads to a path of this site that has no page and no redirect. Files are checked where they are
 * fetched.
 */
export function leadsNowhere(address: string, index: SiteIndex): boolean {
  if (!/^\/(?!\/|files\/)/.test(address)) return false
  const path = address.replace(/[?#].*$/s, '')
  if (pathsOf(index).has(path.replace(/(?<=.)\/$/, ''))) return false
  return !patternsOfRedirects(index).some(pattern => pattern.test(path))
}

const pathsOf = oncePer(
  (index: SiteIndex) =>
    new Set(index.trees.flatMap(tree => pagesOfTree(tree, index).map(page => pathOf(page))))
)

/** Where the host redirects requests for a country without a site; the fragment names the country. */
const notOpen = href('pageNotFound', { tree: GLOBAL_COUNTRY })

const patternsOfRedirects = oncePer((index: SiteIndex) =>
  redirects(index)
    .filter(({ status, to }) => status !== 404 && !to.startsWith(notOpen))
    .map(({ from }) => new RegExp(pathPattern(from)))
)
