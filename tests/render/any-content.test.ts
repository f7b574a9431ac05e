import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASSETS_DIR, ORDERS_DIR } from '#assets/folder.ts'
import { publishedFiles } from '#assets/publish.ts'
import { giveSettings } from '#config/given-settings.ts'
import { readSettings } from '#config/settings.ts'
import { formatRedirects } from '#scripts/hosts/netlify/format-redirects.ts'
import { redirects } from '#routes/redirects.ts'
import { pull } from '#snapshot/pull.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { sitemapOf } from '#tree/sitemap-pages.ts'
import { aClock } from '../helpers/a-clock.ts'
import { enterOwnFolder } from '../helpers/own-folder.ts'
import { anyAnswers } from './any-answers.ts'
import { faultsIn, type Output, xmlFaults } from './faults-in.ts'
import { networkOf } from './network-of.ts'
import { createRenderer } from './render-site.ts'

// What the contract lets through is rendered by the real pages: Astro's container makes all of them, some 120 a site, in
// half a second, once their modules are there (five seconds). Calling each view by itself would be no quicker, would
// need a list of views, and would not see how the markup escapes their texts.

let leave: () => void
beforeAll(() => {
  const packages = join(process.cwd(), 'node_modules')
  leave = enterOwnFolder()
  symlinkSync(packages, 'node_modules')
})
afterAll(() => leave())

/** Each site has about two thousand texts of random letters. */
const SITES = 5

const bffUrl = 'http://127.0.0.1:1'
const lookup = () => Promise.reject(new Error('no host is there'))

async function pullFrom(answers: Readonly<Record<string, unknown>>): Promise<SiteIndex> {
  const settings = { ...readSettings({}), bffUrl, assetsUrl: bffUrl }
  giveSettings(settings)
  const network = { fetch: networkOf(answers), lookup }
  const { index } = await pull(settings, { clock: aClock(), log: () => undefined, network })
  return index
}

/** The files beside the pages: the rules of the host, the sitemap, and the files that pages publish. */
function filesBeside(index: SiteIndex, published: readonly string[]): Output[] {
  const paths = index.trees.flatMap(tree => sitemapOf(tree, index).map(({ path }) => path))
  const files = published.flatMap(name => [
    join(ASSETS_DIR, name),
    join(ORDERS_DIR, `${name}.json`)
  ])
  return [
    { file: '_redirects', text: formatRedirects(redirects(index)) },
    { file: 'sitemap.txt', text: paths.map(path => new URL(path, bffUrl).href).join('\n') },
    ...files
      // Bitmaps are no text.
      .filter(file => existsSync(file) && !file.endsWith('.png'))
      .map(file => ({ file, text: readFileSync(file, 'utf8') }))
  ]
}

test('any content that the contract accepts is rendered: every page and file is readable and has a title', async () => {
  const renderSite = await createRenderer()
  const property = fc.asyncProperty(anyAnswers, async answers => {
    const index = await pullFrom(answers)
    const earlier = publishedFiles().length
    const pages = await renderSite()
    const outputs = [...pages, ...filesBeside(index, publishedFiles().slice(earlier))]
    expect(pages.length).toBeGreaterThan(80)
    expect(outputs.flatMap(faultsIn)).toEqual([])
    expect(await xmlFaults(outputs)).toEqual([])
  })
  // A site is too large to print, so its seed is printed, which makes it again.
  const { failed, seed, counterexamplePath, errorInstance } = await fc.check(property, {
    numRuns: SITES,
    endOnFailure: true
  })
  if (failed)
    throw new Error(`The site of { seed: ${seed}, path: '${counterexamplePath}' } is not sound.`, {
      cause: errorInstance
    })
})
