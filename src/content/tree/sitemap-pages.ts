import { type RouteName, routes } from '#routes/routes.ts'
import type { IndexedTree, SiteIndex } from '#snapshot/snapshot.ts'
import { type Alternate, alternatesOf, isOwnCanonical } from './alternates.ts'
import { type PageId, pagesOfTree, pathOf } from './pages.ts'

/** What a sitemap says of one page. */
export type SitemapPage = {
  path: string
  frequency: (typeof routes)[PageId['route']]['frequency']
  priority: number
  /** When its content changed, as ISO 8601, where that is known. */
  changedAt?: string
  alternates: Alternate[]
}

/** The sitemap of one tree: every canonical page, except single posts. */
export function sitemapOf(tree: IndexedTree, index: SiteIndex): SitemapPage[] {
  const dates = datesUntilPull(tree, index)
  const changedAt: Partial<Record<RouteName, string>> = { home: dates.news, ...dates }
  return pagesOfTree(tree, index)
    .filter(page => isListed(page) && isOwnCanonical(page, index))
    .map(page => ({
      path: pathOf(page),
      frequency: routes[page.route].frequency,
      priority: routes[page.route].priority,
      changedAt: changedAt[page.route],
      alternates: alternatesOf(page, index)
    }))
}

/** The dates that the BFF gives; home shows the newest posts. A future date is no change yet. */
export function datesUntilPull({ dates }: IndexedTree, { pulledAt }: SiteIndex) {
  const past = Object.entries(dates).filter(([, date]) => date <= pulledAt)
  return Object.fromEntries(past) as IndexedTree['dates']
}

function isListed({ route }: PageId): boolean {
  return { isListed: true, ...routes[route] }.isListed
}
