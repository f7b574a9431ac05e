import { readFileSync, rmSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { sitemapOf } from '#tree/sitemap-pages.ts'
import { writeSitemaps } from '#tree/write-sitemaps.ts'
import { anIndex } from '../../helpers/a-tree.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

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

describe('The sitemaps of a site', () => {
  const settings = { siteUrl: 'https://example.com', contentEnv: 'prod' } as const
  const keepAll = (published: ReadonlyMap<string, string>) => {
    const kept: string[] = []
    const keep = (file: string, digest: string) => {
      const isPublished = published.get(file) === digest
      if (isPublished) kept.push(file)
      return isPublished
    }
    return { kept, keep }
  }

  // Vitest leaves the folder after each test by what this answers.
  beforeEach(() => enterOwnFolder())

  test('are taken from the published site where they say the same, and are written otherwise', () => {
    const published = writeSitemaps('.', { index, settings })
    const trees = index.trees.map(({ prefix, postIds, productIds, ...tree }) => ({
      ...{ ...tree, prefix, postIds },
      productIds: prefix === 'br' ? [...productIds, '4999'] : productIds
    }))
    const { kept, keep } = keepAll(published)
    rmSync('sitemap-br-0.xml')
    const digests = writeSitemaps('.', { index: { ...index, trees }, settings, keep })
    expect([...digests.keys()].filter(file => !kept.includes(file))).toEqual(['/sitemap-br-0.xml'])
    expect(readFileSync('sitemap-br-0.xml', 'utf8')).toContain('/br/product/4999')
  })

  test('are written again where the address of a version elsewhere has changed', () => {
    const published = writeSitemaps('.', { index, settings })
    const { kept, keep } = keepAll(published)
    const trees = index.trees.filter(({ prefix }) => prefix !== 'gl-prod-zho')
    writeSitemaps('.', { index: { ...index, trees }, settings, keep })
    expect(kept).toEqual([])
  })
})
