import type { Tree } from '#tree/build-tree.ts'

/** What crawlers may visit: all of the site, with its sitemap; nothing of a preview. */
export function robots({ index }: Tree, site: URL | undefined): string {
  if (index.contentEnv === 'preview') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`
}
