import { describe, expect, test } from 'vitest'
import { sitemapOf } from '#tree/sitemap.ts'
import { anIndex } from '../../helpers/a-tree.ts'

const index = anIndex()
const dates = { news: '2026-10-31', privacy: '2025-01-01', terms: '2027-01-01' }
const sitemap = (prefix: string) =>
  index.trees
    .filter(tree => tree.prefix === prefix)
    .flatMap(tree => sitemapOf({ ...tree, dates }, index))
const page = (path: string) => sitemap('br').find(page => page.path === path)

describe('The sitemap of a tree', () => {
  test('says how often a page changes and how much it matters', () => {
    expect(page('/br')).toMatchObject({ frequency: 'daily', priority: 1 })
    expect(page('/br/product/4101')).toMatchObject({ frequency: 'monthly', priority: 0.9 })
    expect(page('/br/privacy-statement')).toMatchObject({ frequency: 'yearly', priority: 0.5 })
  })

  test('leaves out posts, not-found pages and second addresses', () => {
    const paths = [...sitemap('br'), ...sitemap('gl')].map(({ path }) => path)
    expect(paths.filter(path => /\/news\/|404|pagenotfound/.test(path))).toEqual([])
    expect(paths).toContain('/gl/solutions')
    expect(paths).not.toContain('/br/solutions')
  })

  test('dates pages with the newest post, dates a legal text by its revision, and ignores future dates', () => {
    const dated = sitemap('br').filter(({ changedAt }) => changedAt !== undefined)
    expect(dated.map(({ path, changedAt }) => [path, changedAt])).toEqual([
      ['/br', '2026-10-31'],
      ['/br/news', '2026-10-31'],
      ['/br/privacy-statement', '2025-01-01']
    ])
  })

  test('names the alternates of each page', () => {
    expect(page('/br/company')?.alternates).toHaveLength(4)
    expect(page('/br/product/4101')?.alternates).toEqual([])
  })
})
