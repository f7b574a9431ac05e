import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EnumChangefreq, type SitemapItemLoose, SitemapIndexStream, SitemapStream } from 'sitemap'
import type { Settings } from '#config/settings.ts'
import { chunks } from '#lib/chunks.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { type SitemapPage, sitemapOf } from './sitemap.ts'

const frequencies = {
  daily: EnumChangefreq.DAILY,
  weekly: EnumChangefreq.WEEKLY,
  monthly: EnumChangefreq.MONTHLY,
  yearly: EnumChangefreq.YEARLY
}

/** So many addresses may be in a file. */
const LARGEST = 50_000
const namespaces = { xhtml: true, news: false, image: false, video: false }
const { compare } = new Intl.Collator('en', { numeric: true })

type SiteSettings = Pick<Settings, 'siteUrl' | 'contentEnv'>
type Site = { index: SiteIndex; settings: SiteSettings }

/** Writes `sitemap-index.xml` with a sitemap for each production tree, rendered by this build or not. A preview has none. */
export async function writeSitemaps(outDir: string, { index, settings }: Site): Promise<void> {
  const { siteUrl, contentEnv } = settings
  if (contentEnv === 'preview') return
  const written: { url: string; lastmod?: string }[] = []
  for (const tree of index.trees) {
    const items = sitemapOf(tree, index)
      .map(page => itemOf(page, siteUrl))
      .sort((one, other) => compare(one.url, other.url))
    for (const [part, chunk] of chunks(items, LARGEST).entries()) {
      const name = `sitemap-${tree.prefix}-${part}.xml`
      const file = createWriteStream(join(outDir, name))
      await pipeline(Readable.from(chunk), new SitemapStream({ xmlns: namespaces }), file)
      written.push({ url: `${siteUrl}/${name}`, lastmod: latestOf(chunk) })
    }
  }
  const file = createWriteStream(join(outDir, 'sitemap-index.xml'))
  await pipeline(Readable.from(written), new SitemapIndexStream(), file)
}

function itemOf(page: SitemapPage, siteUrl: string) {
  return {
    url: siteUrl + page.path,
    lastmod: page.changedAt,
    changefreq: frequencies[page.frequency],
    priority: page.priority,
    links: page.alternates.map(({ hreflang, path }) => ({ lang: hreflang, url: siteUrl + path }))
  } satisfies SitemapItemLoose
}

function latestOf(items: readonly { lastmod?: string }[]): string | undefined {
  const times = items.flatMap(({ lastmod }) => (lastmod ? [Date.parse(lastmod)] : []))
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined
}
