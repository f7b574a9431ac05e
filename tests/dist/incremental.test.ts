import { cpSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Change } from '#contract/change.ts'
import type { DataSource } from '#scripts/demo-bff/data-source/data-source.ts'
import { generateData } from '#scripts/demo-bff/data-source/generate.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { digestFiles } from '#scripts/publish/publication.ts'
import { readReleaseIn } from '#scripts/publish/release-note.ts'
import { buildSite } from '../helpers/build-site.ts'
import { changeBy, type Edit, editsOf, randomOf } from '../helpers/edits.ts'
import { tried } from '../helpers/tried.ts'

const whole = withFewPages(generateData({ countries: 2, products: 80, seed: 1 }))
const ids = whole.products.map(({ id }) => id)
const countries = Object.keys(whole.listings).filter(iso => iso !== GLOBAL_COUNTRY)
const seed = Number(process.env.SEED ?? 112_553)
/** Of thirty builds, each of which takes three seconds on a quiet machine, and a minute on a busy one. */
const LONGEST = 3_600_000
const folders = {
  again: { OUT_DIR: '.build/again-site', SNAPSHOT_DIR: '.build/again-snapshot' },
  clean: { OUT_DIR: '.build/clean-site', SNAPSHOT_DIR: '.build/clean-snapshot' }
}

let bff: Bff
let assetHost: Server
beforeAll(async () => {
  bff = await startBff({ data: whole })
  assetHost = startAssetHost()
  await once(assetHost, 'listening')
})
afterAll(async () => {
  assetHost.close()
  await bff.close()
  removeFolders(folders.again)
  removeFolders(folders.clean)
})

/** Few countries and posts, and the four products with the fewest crops and problems. */
function withFewPages(data: DataSource): DataSource {
  const subjectsOf = ({ crops, problematics }: DataSource['products'][number]) =>
    crops.length + problematics.length
  const products = data.products
    .toSorted((one, other) => subjectsOf(one) - subjectsOf(other))
    .slice(0, 4)
  const keys = products.map(({ key }) => key)
  const listings = Object.entries(data.listings).map(([iso, list = []]) => [
    iso,
    list.filter(({ product }) => keys.includes(product))
  ])
  return {
    ...data,
    products,
    listings: Object.fromEntries(listings) as DataSource['listings'],
    posts: data.posts.slice(0, 3),
    b2b: Object.fromEntries(
      Object.entries(data.b2b).map(([iso, rows]) => [iso, rows?.slice(0, 9)])
    ),
    countries: data.countries.filter(
      ({ iso_country: iso, country_type: type }) =>
        iso in data.listings || iso in data.b2b || (type === 'contact_form' && iso < 'ae')
    )
  }
}

/** A product is listed by one country alone. */
function dataFor(alone: string): DataSource {
  const others = Object.entries(whole.listings).filter(([iso]) => iso !== alone)
  const shorter = others.map(([iso, list = []]) => [
    iso,
    list.filter(({ product }) => product !== whole.products.at(-1)?.key)
  ])
  return {
    ...whole,
    listings: { ...whole.listings, ...(Object.fromEntries(shorter) as DataSource['listings']) }
  }
}

/** Text to add to the end of files, by path. The files stay valid. */
const added = new Map<string, string>()
const askedFiles = new Set<string>()

/** The files of the BFF, some of them changed. */
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

type Asked = { day: number; flags?: string[] }

/** Builds the site of the BFF on a later day. Answers its files, and how many pages were not rendered again. */
async function build(where: typeof folders.clean, { day, flags = [] }: Asked) {
  const { code, output } = await buildSite(
    {
      ...where,
      BFF_URL: bff.url,
      ASSETS_URL: assetsUrl(),
      DAYS_AHEAD: String(day),
      NODE_OPTIONS: `--import ${resolve('tests/helpers/clock-ahead.ts')}`
    },
    flags
  )
  expect([code, output], `seed ${seed}`).toEqual([0, expect.stringContaining('Built 4 trees')])
  const figure = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  const { inputs } = readReleaseIn(`${releasesOf(where)}/current`)
  return {
    files: await digestFiles(where.OUT_DIR),
    inputs: inputs?.trees ?? {},
    unchanged: figure(/nothing in them changed: (\d+) tree/),
    keptPages: figure(/(\d+) pages? of trees that changed/)
  }
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

/** The changes in the feed of a country. */
function readFeed(country: string) {
  const feed = readFileSync(`${folders.again.OUT_DIR}/${country}/product-list.json`, 'utf8')
  const { items } = JSON.parse(feed) as { items: { _change: Change }[] }
  return items.map(({ _change }) => [_change.kind, _change.product.id])
}

describe('a build after an earlier one', () => {
  test(
    'is a clean build, byte for byte, whatever has changed; only what changed is rendered',
    async () => {
      const { one, other } = randomOf({ countries, ids, files: [''] }, seed)
      const data = dataFor(other)
      const use = (edits: Edit[], last: number) => {
        bff.use({ ...data, change: changeBy(edits, last) })
      }
      use(editsOf(randomOf({ countries, ids, files: [''] }, seed)), -1)
      const first = await build(folders.again, { day: 0 })
      expect(readFeed(one)).toEqual([])
      const nextDay = await build(folders.again, { day: 1 })
      expect(nextDay.unchanged).toBe(4)
      expect(nextDay.files, 'a day later').toEqual(first.files)

      const random = randomOf({ countries, ids, files: [...askedFiles] }, seed)
      const edits = editsOf(random)
      // A page that an edit leaves behind is still there after the next ones.
      const compared = tried([...edits.keys()], 3, edits.length - 1)
      let before = nextDay
      for (const [at, edit] of edits.entries()) {
        if (edit.file) added.set(edit.file, `<!-- Changed for seed ${seed}. -->`)
        use(edits, at)
        const isCompared = compared.includes(at)
        if (isCompared) keepHistory()
        const day = 2 + at
        // The first edit changes so few pages that no confirmation is needed.
        const flags =
          at === 0 ? [] : ['--confirm', [one, other, 'gl', 'gl-prod-zho', 'site'].join()]
        const [built, clean] = await Promise.all([
          build(folders.again, { day, flags }),
          isCompared ? build(folders.clean, { day, flags: [...flags, '--clean'] }) : undefined
        ])
        const what = `${edit.name}, seed ${seed}, changes ${changedTrees(before, built).join(' ')}`
        if (clean) expect(built.files, what).toEqual(clean.files)
        // No page may contain the changed bytes.
        if (!edit.file) expect(built.files, what).not.toEqual(before.files)
        expect.soft(reuseOf(built, edit), what).toEqual(expectedOf(edit))
        before = built
      }
      expect(readFeed(one)).toEqual([
        ['withdrawn', random.ids[2]],
        ['uses', random.ids[1]]
      ])
      expect(readFeed(other)).toEqual([['added', random.ids[3]]])
    },
    LONGEST
  )
})

type Built = Awaited<ReturnType<typeof build>>

/** The trees whose content has another digest. */
const changedTrees = (before: Built, { inputs }: Built) =>
  Object.keys(inputs).filter(prefix => inputs[prefix] !== before.inputs[prefix])

const expectedOf = ({ unchanged, keepsPages, file }: Edit) =>
  file ? {} : { unchanged, keepsPages }

/** Any tree may show a file. */
function reuseOf(
  { unchanged, keptPages }: { unchanged: number; keptPages: number },
  { file }: Edit
) {
  return file ? {} : { unchanged, keepsPages: keptPages > 0 }
}
