import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import { chunks } from '#lib/chunks.ts'
import { escapeXml } from '#lib/escape-xml.ts'
import { oncePer } from '#lib/once-per.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import type { Alternate } from './alternates.ts'
import { type SitemapPage, sitemapOf } from './sitemap-pages.ts'

/** The greatest number of addresses in a file. */
const LARGEST = 50_000
const { compare } = new Intl.Collator('en', { numeric: true })

type SiteSettings = Pick<Settings, 'siteUrl' | 'contentEnv'>
type Site = {
  index: SiteIndex
  settings: SiteSettings
  /** Takes a sitemap of the published site that has this digest; answers whether there is one. */
  keep?: (file: string, digest: string) => boolean
}

/**
 * Writes `sitemap-index.xml` with a sitemap for each production tree, rendered by this build or not. A preview has
 * none. Answers a digest for each sitemap, so that the next build can keep unchanged ones: those of 250 trees have 120
 * MB.
 */
export function writeSitemaps(
  outDir: string,
  { index, settings, keep }: Site
): Map<string, string> {
  const { siteUrl, contentEnv } = settings
  const digests = new Map<string, string>()
  if (contentEnv === 'preview') return digests
  const links = openLinks(siteUrl)
  const inIndex: string[] = []
  for (const tree of index.trees) {
    const pages = sitemapOf(tree, index).toSorted((one, other) => compare(one.path, other.path))
    for (const [part, chunk] of chunks(pages, LARGEST).entries()) {
      const file = `/sitemap-${tree.prefix}-${part}.xml`
      const digest = hash(
        'sha256',
        chunk.map(page => entryOf(page, siteUrl, links.digestOf)).join('')
      )
      digests.set(file, digest)
      if (!keep?.(file, digest))
        writeFileSync(
          join(outDir, file),
          urlSet(chunk.map(page => entryOf(page, siteUrl, links.textOf)))
        )
      const latest = chunk.flatMap(({ changedAt }) => changedAt ?? []).toSorted()
      const where = element('loc', escapeXml(siteUrl + file)) + dateOf(latest.at(-1))
      inIndex.push(element('sitemap', where))
    }
  }
  writeFileSync(
    join(outDir, 'sitemap-index.xml'),
    `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${inIndex.join('')}</sitemapindex>`
  )
  return digests
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const OF_LINKS = 'http://www.w3.org/1999/xhtml'

const urlSet = (entries: readonly string[]) =>
  `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${OF_LINKS}">${entries.join('')}</urlset>`

type Alternates = readonly Alternate[]

/** The links of a page to its versions. The versions of a page in other trees have the same list of them. */
function openLinks(siteUrl: string) {
  const linkOf = ({ hreflang, path }: Alternate) =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(siteUrl + path)}"/>`
  const textOf = oncePer((alternates: Alternates) => alternates.map(linkOf).join(''))
  return {
    textOf,
    digestOf: oncePer((alternates: Alternates) => hash('sha256', textOf(alternates)))
  }
}

const entryOf = (
  { path, changedAt, frequency, priority, alternates }: SitemapPage,
  siteUrl: string,
  linksOf: (alternates: Alternates) => string
) =>
  element(
    'url',
    [
      element('loc', escapeXml(siteUrl + path)),
      dateOf(changedAt),
      element('changefreq', frequency),
      element('priority', priority.toFixed(1)),
      linksOf(alternates)
    ].join('')
  )

const element = (name: string, content: string) => `<${name}>${content}</${name}>`

const dateOf = (date: string | undefined) =>
  date === undefined ? '' : element('lastmod', new Date(date).toISOString())
