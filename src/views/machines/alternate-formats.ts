import { changeFeeds } from '#routes/change-feeds.ts'
import type { RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import { investorCalendarPath, investorDates } from '#views/company/investor-dates.ts'
import { feedPath } from './news-feed.ts'

/** The content of a page in another format, linked in its head. */
export type AlternateFormat = { type: string; href: string; title?: string }

const withFeed: readonly RouteName[] = ['home', 'news', 'newsDetail']

export function alternateFormatsOf(
  tree: Tree,
  { route, path }: { route: RouteName; path: string }
): AlternateFormat[] {
  if (route === 'product') return [{ type: 'text/markdown', href: `${path}.md` }]
  if (route === 'productList' || route === 'crop')
    return changeFeeds.map(({ extension, type }) => ({
      type,
      href: `${path}.${extension}`,
      title: tree.t('changes.follow')
    }))
  if (route === 'investors')
    return investorDates(tree).dates.length === 0
      ? []
      : [
          {
            type: 'text/calendar',
            href: investorCalendarPath(tree),
            title: tree.t('investors.calendar.title')
          }
        ]
  if (!withFeed.includes(route)) return []
  return [{ type: 'application/atom+xml', href: feedPath(tree), title: tree.t('meta.news.title') }]
}
