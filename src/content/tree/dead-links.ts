import { oncePer } from '#lib/once-per.ts'
import { pathPattern } from '#routes/nginx-pattern.ts'
import { redirects } from '#routes/redirects.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { pagesOfTree, pathOf } from './pages.ts'

/**
 * Whether a link asks this site for a page that is not there, and that no redirect leads on from. Files are no pages:
 * whether they are there is known where they are fetched.
 */
export function leadsNowhere(href: string, index: SiteIndex): boolean {
  if (!/^\/(?!\/|files\/)/.test(href)) return false
  const path = href.replace(/[?#].*$/s, '')
  if (pathsOf(index).has(path.replace(/(?<=.)\/$/, ''))) return false
  return !patternsOfRedirects(index).some(pattern => pattern.test(path))
}

const pathsOf = oncePer(
  (index: SiteIndex) =>
    new Set(index.trees.flatMap(tree => pagesOfTree(tree, index).map(page => pathOf(page))))
)

const patternsOfRedirects = oncePer((index: SiteIndex) =>
  redirects(index)
    .filter(({ status }) => status !== 404)
    .map(({ from }) => new RegExp(pathPattern(from)))
)
