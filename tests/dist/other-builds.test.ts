import { globSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import type { Finding } from '#snapshot/finding.ts'
import { buildSite } from '../helpers/build-site.ts'
import { pageFacts } from '../helpers/page-facts.ts'
import { dist, files, trees } from '../helpers/site.ts'

const OUT_DIR = '.build/other-site'
const SNAPSHOT_DIR = '.build/other-snapshot'

/** The tree with the fewest pages takes the least time to build. */
const prefix = trees.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]?.prefix ?? ''

function sizeOf({ productIds, cropIds, problematicIds }: (typeof trees)[number]): number {
  return productIds.length + cropIds.length + problematicIds.length
}

afterAll(() => {
  for (const folder of [OUT_DIR, SNAPSHOT_DIR, `${OUT_DIR}-releases`])
    rmSync(folder, { recursive: true, force: true })
})

/** Builds the other site and lists its files. */
async function built(env: Record<string, string>): Promise<string[]> {
  const { code, output } = await buildSite({ OUT_DIR, SNAPSHOT_DIR, ...env })
  expect([code, output]).toEqual([0, expect.stringContaining('Built 1 tree')])
  return globSync('**/*', { cwd: OUT_DIR, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(OUT_DIR.length))
}

const read = (file: string) => readFileSync(OUT_DIR + file, 'utf8')

describe('a build of one tree', () => {
  test('writes the same bytes as a build of all: alternates, sitemaps and robots.txt, too', async () => {
    const partial = await built({ TREES: prefix })
    const differing = partial.filter(
      file => !files.has(file) || read(file) !== readFileSync(dist + file, 'utf8')
    )
    expect(differing).toEqual([])

    const ofTree = (file: string) => file === `/${prefix}.html` || file.startsWith(`/${prefix}/`)
    const ofSite = (file: string) => /^\/(sitemap.*\.xml|[^/]+\.txt|_redirects)$/.test(file)
    const expected = [...files].filter(file => ofTree(file) || ofSite(file))
    expect(new Set(expected).difference(new Set(partial))).toEqual(new Set())
  })
})

describe('a build with a large difference from the published site', () => {
  let bff: Bff
  beforeAll(async () => {
    bff = await startBff()
  })
  afterAll(() => bff.close())

  test('ends before a page is rendered, with what differs and the flag that confirms it', async () => {
    await built({ TREES: prefix, BFF_URL: bff.url })
    const home = read(`/${prefix}.html`)
    bff.faults.set('/team', { kind: 'status', status: 403 }, { country: prefix })

    const { code, output } = await buildSite({
      OUT_DIR,
      SNAPSHOT_DIR,
      TREES: prefix,
      BFF_URL: bff.url
    })
    expect(code).toBe(1)
    expect(output).toContain(`- Built-in content would replace that of GET /team in the tree`)
    expect(output).toContain(`-- --confirm ${prefix}`)
    expect(read(`/${prefix}.html`)).toBe(home)
  })
})

describe('a preview', () => {
  test('is hidden from search engines: no page may be indexed, be in a sitemap or be an alternate', async () => {
    const preview = await built({ CONTENT_ENV: 'preview', TREES: `${prefix}-preview` })
    expect(read('/robots.txt')).toBe('User-agent: *\nDisallow:\n')
    expect(preview.filter(file => file.startsWith('/sitemap'))).toEqual([])

    const pages = preview
      .filter(file => file.endsWith('.html'))
      .map(file => pageFacts(file, read(file)))
    expect(pages.length).toBeGreaterThan(20)
    const open = pages.filter(
      ({ meta, canonical, alternates }) =>
        meta.robots !== 'noindex' || canonical !== undefined || alternates.length > 0
    )
    expect(open.map(({ path }) => path)).toEqual([])
  })

  test('has pages for developers: components and findings', () => {
    expect(pageFacts('/_gallery', read('/_gallery.html')).headings.length).toBeGreaterThan(5)
    const states = [
      'data-navigation="light"',
      'class="country-change"',
      '<hero-film',
      'id="ask-email"'
    ]
    for (const state of states) expect(read('/_gallery.html')).toContain(state)
    const findings = JSON.parse(readFileSync(`${SNAPSHOT_DIR}/findings.json`, 'utf8')) as Finding[]
    const report = read('/_report.html').replaceAll('&quot;', '"')
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.filter(({ message }) => !report.includes(message))).toEqual([])
  })

  test('shows every screen with words that are too long, and with little to show', () => {
    const routes = ['home', 'company', 'productList', 'product', 'crop', 'news', 'newsDetail']
    for (const fixture of ['long-words', 'little-known'])
      for (const route of routes)
        expect(read(`/_gallery/${fixture}/${route}.html`), route).toContain('</main>')
    expect(read('/_gallery/long-words/company.html')).toContain('Pflanzenschutzmittelzulassung')
    const [, post = ''] = read('/_gallery/little-known/newsDetail.html').split('<h1')
    expect(post).not.toContain('<time')
  })
})
