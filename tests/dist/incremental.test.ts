import { cpSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Change } from '#contract/change.ts'
import type { ProductDetailRecord } from '#contract/product.ts'
import type { Called, Change as DataChange } from '#scripts/demo-bff/data-source/data-source.ts'
import { generateData } from '#scripts/demo-bff/data-source/generate.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { digestFiles } from '#scripts/publish/publication.ts'
import { buildSite } from '../helpers/build-site.ts'

const data = generateData({ countries: 2, products: 3, seed: 1 })
const countries = Object.keys(data.listings)
const listed = data.products.map(({ id }) => id)
const [country = ''] = countries.filter(iso => iso !== GLOBAL_COUNTRY)
const folders = {
  again: { OUT_DIR: '.build/again-site', SNAPSHOT_DIR: '.build/again-snapshot' },
  clean: { OUT_DIR: '.build/clean-site', SNAPSHOT_DIR: '.build/clean-snapshot' }
}

let bff: Bff
let assetHost: Server
beforeAll(async () => {
  bff = await startBff({ data })
  assetHost = startAssetHost()
  await once(assetHost, 'listening')
})
afterAll(async () => {
  assetHost.close()
  await bff.close()
  removeFolders(folders.again)
  removeFolders(folders.clean)
})

/** What is added to the end of files, by path. They stay valid with it. */
const added = new Map<string, string>()
const askedFiles = new Set<string>()

/** The files of the BFF, some of which are changed. */
function startAssetHost(): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', bff.url).pathname
    // The host answers calls of the contract, too.
    if (!path.startsWith('/assets/')) askedFiles.add(path)
    void fetch(bff.url + path).then(async original => {
      const end = added.get(path) ?? ''
      const bytes = Buffer.from(await original.arrayBuffer())
      response.writeHead(original.status).end(Buffer.concat([bytes, Buffer.from(end)]))
    })
  }).listen(0, '127.0.0.1')
}

const assetsUrl = () => `http://127.0.0.1:${(assetHost.address() as AddressInfo).port}`

function removeFolders({ OUT_DIR, SNAPSHOT_DIR }: typeof folders.clean): void {
  for (const folder of [OUT_DIR, SNAPSHOT_DIR, `${OUT_DIR}-releases`, `${OUT_DIR}-report`])
    rmSync(folder, { recursive: true, force: true })
}

/** Builds the site of the BFF, and answers its files and what the build said. */
async function build(where: typeof folders.clean, flags: string[] = []) {
  const trees = [...countries, 'gl-prod-zho', 'site'].join()
  const { code, output } = await buildSite(
    { ...where, BFF_URL: bff.url, ASSETS_URL: assetsUrl() },
    ['--confirm', trees, ...flags]
  )
  expect([code, output]).toEqual([0, expect.stringContaining('Built 4 trees')])
  return { files: await digestFiles(where.OUT_DIR), output }
}

const releasesOf = ({ OUT_DIR }: typeof folders.clean) => `${OUT_DIR}-releases`

/** Keeps what was published before a build, for a clean build after the same history. */
function keepHistory(): void {
  removeFolders(folders.clean)
  const verbatimSymlinks = true
  cpSync(releasesOf(folders.again), releasesOf(folders.clean), {
    recursive: true,
    verbatimSymlinks
  })
}

async function buildClean() {
  const { files } = await build(folders.clean, ['--clean'])
  return files
}

/** The pages that were not rendered although their tree was. */
const keptPages = (output: string) => Number(/(\d+) pages? of other trees/.exec(output)?.[1] ?? 0)

/** What the feed of the country says was changed, the newest first. */
function readFeed() {
  const feed = readFileSync(`${folders.again.OUT_DIR}/${country}/product-list.json`, 'utf8')
  const { items } = JSON.parse(feed) as { items: { tags: string[]; _change: Change }[] }
  return items.map(({ _change }) => [_change.kind, _change.product.id])
}

type Edit = { name: string; of: (called: Called) => boolean; change: (answer: never) => unknown }

const isOf = (name: Called['name'], iso: string) => (called: Called) =>
  called.name === name && called.tree.country === iso

const words = fc.lorem({ maxCount: 4 })

/** A text that pages show, in a bundle. */
const inBundle = (name: Called['name'], iso: string, company: string): Edit => ({
  name: `a text of ${iso}`,
  of: isOf(name, iso),
  change: (bundle: object) => ({ ...bundle, brand: { ...pick(bundle, 'brand'), name: company } })
})

const pick = (record: object, key: string) => (record as Record<string, object>)[key]

/** What an operator may change, with words that nobody here chose. */
const edits = {
  product: words.map(description => ({
    name: `a product of ${country}`,
    of: (called: Called) => isOf('product', country)(called) && called.parameters.id === listed[0],
    change: (product: ProductDetailRecord) => ({
      ...product,
      description,
      recommendations: product.recommendations.map(dose => ({ ...dose, phi_days: 77 }))
    })
  })),
  others: words.chain(text =>
    fc.shuffledSubarray<Edit>(
      [
        inBundle('bundle', country, text),
        inBundle('furtherBundle', GLOBAL_COUNTRY, text),
        {
          name: 'the types of all countries without a site',
          of: ({ name }) => name === 'countries',
          change: (countries: { country_type: string }[]) =>
            countries.map(one =>
              one.country_type === 'contact_form'
                ? { ...one, country_type: 'product_commercialization' }
                : one
            )
        }
      ],
      { minLength: 1 }
    )
  ),
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
} satisfies Record<string, fc.Arbitrary<Edit | Edit[]>>

function changeBy(applied: readonly Edit[]): DataChange {
  return (answer, called) =>
    applied
      .filter(edit => edit.of(called))
      .reduce((changed: unknown, edit) => edit.change(changed as never), answer)
}

describe('a build after an earlier one', () => {
  test('is a clean build, byte for byte, whatever has changed; only what changed is rendered', async () => {
    const seed = Date.now()
    const [[product, post, removed, others] = []] = fc.sample(
      fc.tuple(edits.product, edits.post, edits.removed, edits.others),
      { seed, numRuns: 1 }
    )
    if (!product || !post || !removed || !others) throw new Error('No edits were made.')

    const first = await build(folders.again)
    expect(readFeed()).toEqual([])
    const same = await build(folders.again)
    const files = fc.sample(fc.shuffledSubarray([...askedFiles], { minLength: 2 }), {
      seed,
      numRuns: 1
    })
    expect(same.output).toContain('nothing in them changed: 4 trees.')
    expect(same.files).toEqual(first.files)

    bff.use({ ...data, change: changeBy([product]) }, [{ country }])
    keepHistory()
    const edited = await build(folders.again)
    expect(edited.output).toContain('nothing in them changed: 3 trees.')
    expect(keptPages(edited.output)).toBeGreaterThan(0)
    expect(edited.files, `seed ${seed}`).toEqual(await buildClean())
    expect(edited.files).not.toEqual(first.files)

    for (const file of files.flat()) added.set(file, `<!-- Changed for seed ${seed}. -->`)
    bff.use({ ...data, change: changeBy([product, post, removed, ...others]) })
    keepHistory()
    const shrunk = await build(folders.again)
    expect(shrunk.output).not.toContain('nothing in them changed')
    expect(shrunk.files, `seed ${seed}`).toEqual(await buildClean())
    // The drawn files may be labels of others.
    expect(readFeed().filter(([kind]) => kind !== 'label')).toEqual([
      ['withdrawn', listed[0]],
      ['uses', listed[0]]
    ])
  })
})
