import { globSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../helpers/build-site.ts'
import { dist, files, trees } from '../helpers/site.ts'

const OUT_DIR = '.build/partial-site'
const SNAPSHOT_DIR = '.build/partial-snapshot'

/** The tree with the fewest pages: what holds for it takes the least time to see. */
const prefix = trees.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]?.prefix ?? ''

function sizeOf({ productIds, cropIds, problematicIds }: (typeof trees)[number]): number {
  return productIds.length + cropIds.length + problematicIds.length
}

beforeAll(async () => {
  const { code, output } = await buildSite({ TREES: prefix, OUT_DIR, SNAPSHOT_DIR })
  expect(output).toContain('Built 1 tree')
  expect(code).toBe(0)
})
afterAll(() => {
  for (const folder of [OUT_DIR, SNAPSHOT_DIR]) rmSync(folder, { recursive: true, force: true })
})

test('a build of one tree writes the same bytes as a build of all: sitemaps, robots and alternates, too', () => {
  const partial = globSync('**/*', { cwd: OUT_DIR, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(OUT_DIR.length))
  const differing = partial.filter(
    file => !files.has(file) || !readFileSync(OUT_DIR + file).equals(readFileSync(dist + file))
  )
  expect(differing).toEqual([])

  const ofTree = (file: string) => file === `/${prefix}.html` || file.startsWith(`/${prefix}/`)
  const ofSite = (file: string) => /^\/(sitemap.*\.xml|[^/]+\.txt|_redirects|404\.html)$/.test(file)
  const expected = [...files].filter(file => ofTree(file) || ofSite(file))
  expect(new Set(expected).difference(new Set(partial))).toEqual(new Set())
})
