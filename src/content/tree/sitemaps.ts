import sitemap, { ChangeFreqEnum, type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import type { Settings } from '#config/settings.ts'
import { readIndex } from '#snapshot/store.ts'
import { type SitemapPage, sitemapOf } from './sitemap.ts'

const frequencies = {
  daily: ChangeFreqEnum.DAILY,
  weekly: ChangeFreqEnum.WEEKLY,
  monthly: ChangeFreqEnum.MONTHLY,
  yearly: ChangeFreqEnum.YEARLY
}

/** `sitemap-index.xml` with a sitemap for each production tree, rendered by this build or not. A preview has none. */
export function sitemaps(settings: Settings): AstroIntegration {
  return {
    name: 'sitemaps',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build' || settings.contentEnv === 'preview') return
        updateConfig({ integrations: [sitemap(optionsOf(settings))] })
      }
    }
  }
}

/** The integration would list the pages of this build; it is given the complete list instead. */
function optionsOf({ siteUrl, snapshotDir }: Settings) {
  const index = readIndex(snapshotDir)
  const sitemaps = index.trees.map(tree => {
    const items = sitemapOf(tree, index).map(page => itemOf(page, siteUrl))
    return { prefix: tree.prefix, items: new Map(items.map(item => [item.url, item])) }
  })
  const all = new Map(sitemaps.flatMap(({ items }) => [...items]))
  return {
    customPages: [...all.keys()],
    filter: (url: string) => all.has(url),
    serialize: ({ url }: SitemapItem) => all.get(url),
    chunks: Object.fromEntries(
      sitemaps.map(({ prefix, items }) => [prefix, ({ url }: SitemapItem) => items.get(url)])
    ),
    namespaces: { news: false, image: false, video: false }
  }
}

function itemOf(page: SitemapPage, siteUrl: string): SitemapItem {
  return {
    url: siteUrl + page.path,
    lastmod: page.changedAt,
    changefreq: frequencies[page.frequency],
    priority: page.priority,
    links: page.alternates.map(({ hreflang, path }) => ({ lang: hreflang, url: siteUrl + path }))
  }
}
