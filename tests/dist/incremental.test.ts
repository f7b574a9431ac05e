import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Called, Change } from '#scripts/demo-bff/data-source/data-source.ts'
import { generateData } from '#scripts/demo-bff/data-source/generate.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { digestFiles } from '#scripts/publish/publication.ts'
import { buildSite } from '../helpers/build-site.ts'

const data = generateData({ countries: 2, products: 3, seed: 1 })
const countries = Object.keys(data.listings)
const [country = ''] = countries.filter(iso => iso !== GLOBAL_COUNTRY)
const folders = {
  again: { OUT_DIR: '.build/again-site', SNAPSHOT_DIR: '.build/again-snapshot' },
  clean: { OUT_DIR: '.build/clean-site', SNAPSHOT_DIR: '.build/clean-snapshot' }
}

let bff: Bff
beforeAll(async () => {
  bff = await startBff({ data })
})
afterAll(async () => {
  await bff.close()
  removeFolders(folders.again)
  removeFolders(folders.clean)
})

function removeFolders({ OUT_DIR, SNAPSHOT_DIR }: typeof folders.clean): void {
  for (const folder of [OUT_DIR, SNAPSHOT_DIR, `${OUT_DIR}-releases`, `${OUT_DIR}-report`])
    rmSync(folder, { recursive: true, force: true })
}

/** Builds the site of the BFF, and answers its files and what the build said. */
async function build(where: typeof folders.clean) {
  const trees = [...countries, 'gl-prod-zho', 'site'].join()
  const { code, output } = await buildSite({ ...where, BFF_URL: bff.url }, ['--confirm', trees])
  expect([code, output]).toEqual([0, expect.stringContaining('Built 4 trees')])
  return { files: await digestFiles(where.OUT_DIR), output }
}

async function buildClean() {
  removeFolders(folders.clean)
  const { files } = await build(folders.clean)
  return files
}

type Edit = { name: string; of: (called: Called) => boolean; change: (answer: never) => unknown }

const isOf = (name: Called['name'], iso: string) => (called: Called) =>
  called.name === name && called.tree.country === iso

const words = fc.lorem({ maxCount: 4 })

/** What an operator may change, with words that nobody here chose. */
const edits = {
  product: words.map(description => ({
    name: `the products of ${country}`,
    of: isOf('product', country),
    change: (product: object) => ({ ...product, description })
  })),
  post: words.map(title => ({
    name: 'a post of all languages',
    of: ({ name }: Called) => name === 'posts',
    change: ([first, ...others]: object[]) => [{ ...first, title }, ...others]
  })),
  removed: fc.constant({
    name: `a product of ${country} less`,
    of: isOf('products', country),
    change: (products: object[]) => products.slice(1)
  })
} satisfies Record<string, fc.Arbitrary<Edit>>

function changeBy(applied: readonly Edit[]): Change {
  return (answer, called) =>
    applied
      .filter(edit => edit.of(called))
      .reduce((changed: unknown, edit) => edit.change(changed as never), answer)
}

describe('a build after an earlier one', () => {
  test('is a clean build, byte for byte, whatever has changed; only trees that changed are rendered', async () => {
    const seed = Date.now()
    const [[product, post, removed] = []] = fc.sample(
      fc.tuple(edits.product, edits.post, edits.removed),
      { seed, numRuns: 1 }
    )
    if (!product || !post || !removed) throw new Error('No edits were made.')

    const first = await build(folders.again)
    const same = await build(folders.again)
    expect(same.output).toContain('nothing in them changed: 4 trees.')
    expect(same.files).toEqual(first.files)

    bff.use({ ...data, change: changeBy([product]) })
    const edited = await build(folders.again)
    expect(edited.output).toContain('nothing in them changed: 3 trees.')
    expect(edited.files, `seed ${seed}`).toEqual(await buildClean())
    expect(edited.files).not.toEqual(first.files)

    bff.use({ ...data, change: changeBy([product, post, removed]) })
    const shrunk = await build(folders.again)
    expect(shrunk.output).not.toContain('nothing in them changed')
    expect(shrunk.files, `seed ${seed}`).toEqual(await buildClean())
  })
})
