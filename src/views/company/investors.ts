import type { Report, ReportGroup } from '#contract/publications.ts'
import { postLandOf } from '#pictures/post-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { factsOf } from '#views/text/facts.ts'
import { fileType } from '#views/text/file.ts'
import { longDates } from '#views/text/formats.ts'
import { headOf } from '#views/site/head.ts'
import type { Link } from '#views/site/link.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'

export type ReportGroupView = {
  id: string
  href: string
  title: LocalizedText
  description?: LocalizedText
  image?: string
  count: number
}

/** The reports of one year, or those without a year. */
export type ReportYear = {
  year?: string
  reports: { title: string; href?: string; type?: string }[]
}

export function investorsView(tree: Tree) {
  return {
    head: headOf(tree, 'investors'),
    groups: tree.content.reportGroups.content.map(group => groupView(tree, group)),
    latest: latestOf(tree),
    listing: factsOf(tree.list('investors.listing.items')),
    price: priceLink(tree),
    calendar: calendarOf(tree),
    disclosure: { href: tree.href('info'), words: tree.words('investors.disclosure.button') },
    contact: { href: tree.href('contact'), words: tree.words('investors.contact.button') }
  }
}

export type InvestorsView = ReturnType<typeof investorsView>

/** The newest report of each group, in the order of the groups. */
function latestOf(tree: Tree) {
  const { reportGroups, reports } = tree.content
  const documents = reportGroups.content.flatMap(({ id }) => {
    const [newest] = byYear(reports[id]?.content ?? [])
    return newest?.year === undefined ? [] : newest.reports.slice(0, 1)
  })
  return { documents, lang: reports[reportGroups.content[0]?.id ?? '']?.lang }
}

/** Where the company’s shares are quoted. */
function priceLink(tree: Tree): Link | undefined {
  const href = tree.known('investors.listing.priceUrl')?.text
  return href ? { href, words: tree.words('investors.listing.button') } : undefined
}

/** Dates for investors, in their order; one that is no date is left out. */
function calendarOf(tree: Tree) {
  const { items, lang } = tree.list('investors.calendar.items')
  const dates = items.flatMap(({ date = '', title }) =>
    title && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
      ? [{ iso: date, date: longDates(tree.locale).format(new Date(date)), title }]
      : []
  )
  return { dates: dates.sort((one, other) => one.iso.localeCompare(other.iso)), lang }
}

/** One group of reports by year, newest first, and links to the other groups. */
export function reportsView(tree: Tree, id: string | undefined) {
  const groups = tree.content.reportGroups.content
  const group = findOrThrow(groups, id, 'report group')
  const { title, description } = groupView(tree, group)
  const reports = tree.content.reports[group.id]
  const about = description?.text ?? ''
  return {
    head: headOf(tree, 'reports', {
      id: group.id,
      about: {
        meta: 'reports',
        own: { title: title.text, description: about, keywords: title.text },
        values: { group: title.text, description: about }
      }
    }),
    title,
    description,
    land: { wide: postLandOf(group.id, 'wide'), narrow: postLandOf(group.id, 'narrow') },
    lang: reports?.lang,
    years: byYear(reports?.content ?? []),
    back: { href: tree.href('investors'), words: tree.words('reports.hero.back') } satisfies Link,
    others: groups.filter(other => other.id !== group.id).map(other => groupView(tree, other))
  }
}

function groupView(
  tree: Tree,
  { id, title, description, image_src }: ReportGroup
): ReportGroupView {
  const { lang } = tree.content.reportGroups
  return {
    id,
    href: tree.href('reports', id),
    title: { text: title, lang },
    description: description === undefined ? undefined : { text: description, lang },
    image: image_src,
    count: tree.content.reports[id]?.content.length ?? 0
  }
}

/** Reports without a year come last. */
function byYear(reports: readonly Report[]): ReportYear[] {
  return [...Map.groupBy(reports, ({ year }) => year)]
    .sort(([one = ''], [other = '']) => other.localeCompare(one, 'en', { numeric: true }))
    .map(([year, reports]) => ({
      year,
      reports: reports.map(({ title, url_file: href }) => ({
        title,
        href,
        type: href === undefined ? undefined : fileType(href)
      }))
    }))
}
