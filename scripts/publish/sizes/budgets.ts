import { type RouteName, routes } from '#routes/routes.ts'

/** Limits in bytes after brotli. One congestion window of TCP is 14.6 KB. */
export const budgets = {
  /** The HTML of a page. */
  page: 14_600,
  /** The HTML of a long list. */
  list: 40_000,
  /** The style sheets that a page waits for. */
  css: 10_000,
  /** The scripts that a page runs unasked. */
  script: 6_000,
  /** The same of a list that answers to filters. */
  finder: 15_000,
  /** A script that is asked for, with all that it imports. */
  chunk: 12_000,
  /** A drawing. */
  hero: 6_000
}

export const longLists: readonly RouteName[] = [
  'productList',
  'solutions',
  'productGlobalList',
  'productB2bList'
]

const kindsOfLists = new Set(longLists.map(route => routes[route].path.split('/')[2]))

/** The limit of a page's HTML, by the first segment of its path below the tree. */
export const htmlLimit = (kind: string): number =>
  kindsOfLists.has(kind) ? budgets.list : budgets.page

export const hasFinder = (path: string): boolean => /\/(product-list|solutions)$/.test(path)

export const scriptLimit = (path: string): number =>
  hasFinder(path) ? budgets.finder : budgets.script
