import type { Tree } from '#tree/build-tree.ts'

/**
 * Crawlers may visit everything: a preview too, because only who visits it learns that nothing of it may be shown.
 */
export function robots({ index }: Tree, site: URL | undefined): string {
  if (index.contentEnv === 'preview') return 'User-agent: *\nDisallow:\n'
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`
}
