import type { Report, ReportGroup } from '#contract/publications.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { postLandOf } from '#pictures/post-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import { headOf } from '#views/site/head.ts'
import { inCalendar } from '#views/text/formats.ts'
import type { Link } from '#views/site/link.ts'
import { inCapital, isInLanguageOf, languageText } from '#views/text/document-language.ts'
import { fileSize, fileType } from '#views/text/file.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'

export type ReportGroupView = {
  id: string
  href: string
  title: LocalizedText
  description?: LocalizedText
  image?: string
  count: number
}

/** The reports of one year, or those without a year. `language`: that of a file, if it is not that of the page. */
export type ReportYear = {
  year?: string
  reports: { title: string; href?: string; type?: string; language?: string; size?: string }[]
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
    years: byYear(tree, reports?.content ?? []).map(({ year, reports }) => ({
      year: year && inCalendar(tree.locale, year),
      reports
    })),
    back: { href: tree.href('investors'), words: tree.words('reports.hero.back') } satisfies Link,
    others: groups.filter(other => other.id !== group.id).map(other => groupView(tree, other))
  }
}

export function groupView(
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
export function byYear(tree: Tree, reports: readonly Report[]): ReportYear[] {
  return [...Map.groupBy(reports, ({ year }) => year)]
    .sort(([one = ''], [other = '']) => other.localeCompare(one, 'en', { numeric: true }))
    .map(([year, reports]) => ({
      year,
      reports: reports.map(({ title, url_file: href, lang, size_bytes: size }) => ({
        title,
        href,
        type: href === undefined ? undefined : fileType(href),
        language: otherLanguage(tree, lang),
        size: size === undefined ? undefined : fileSize(tree, size)
      }))
    }))
}

/** A file in the language of the page does not say so. */
function otherLanguage(tree: Tree, lang?: string): string | undefined {
  const isOther = lang !== undefined && !isInLanguageOf(tree, lang)
  return isOther ? inCapital(tree, languageText(tree, lang)) : undefined
}
