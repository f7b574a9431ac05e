import type { Tree } from '#tree/build-tree.ts'

/**
 * Crawlers may visit everything, also a preview: its pages say that they must not be indexed, and a crawler has to
 * visit them to read that.
 */
export function robots({ index }: Tree, site: URL | undefined): string {
  if (index.contentEnv === 'preview') return 'User-agent: *\nDisallow:\n'
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`
}
