import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Inputs, readInputs } from '#scripts/publish/inputs.ts'
import {
  type Called,
  type DataSource,
  readDemoData
} from '#scripts/demo-bff/data-source/data-source.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { aClock } from '../helpers/a-clock.ts'
import { aPull } from './a-pull.ts'
import { smallData } from './a-small-bff.ts'

/* Three countries, of which Brazil has two languages. */
const demo = smallData()
const before: DataSource = {
  ...demo,
  countries: demo.countries.map(country =>
    country.iso_country === 'br' ? { ...country, languages: ['por', 'eng'] } : country
  )
}
const globalTrees = ['gl', 'gl-prod-zho']
const brazil = ['br', 'br-prod-eng']
const all = [...globalTrees, ...brazil, 'uz']

const publicGeoUrl = 'https://geo.example'
const DAY = 24 * 60 * 60 * 1000

let bff: Bff
let pullIt: Awaited<ReturnType<typeof aPull>>
let earlier: Record<'plain' | 'geo', Inputs>
beforeAll(async () => {
  bff = await startBff({ data: before })
  pullIt = await aPull(bff.url)
  earlier = await readAfter(0)
})
afterAll(() => bff.close())

/** The inputs of a pull this long after the first one, without a geolocation service and with one. */
async function readAfter(later: number) {
  const { run, snapshotDir } = pullIt
  const { index, pulled } = await run({}, { clock: { ...aClock(), now: () => Date.now() + later } })
  return {
    plain: readInputs(pulled, { snapshotDir, index }),
    geo: readInputs(pulled, { snapshotDir, index, publicGeoUrl })
  }
}

/**
 * The trees whose pages show something else after a change on the next day, and those of which more than views change.
 */
async function changedBy(data: DataSource, site: 'plain' | 'geo' = 'plain') {
  bff.use(data)
  const later = (await readAfter(DAY))[site]
  const changed = (part: 'trees' | 'shells') =>
    all.filter(prefix => earlier[site][part]?.[prefix] !== later[part]?.[prefix])
  return {
    trees: changed('trees'),
    shells: changed('shells'),
    isOtherSite: earlier[site].site !== later.site
  }
}

type Listed = NonNullable<DataSource['listings'][string]>

/** The data with another list of products in a country. */
const listing = (iso: string, change: (list: Listed) => Listed): DataSource => ({
  ...before,
  listings: { ...before.listings, [iso]: change(before.listings[iso] ?? []) }
})

/** The data with another answer to a call of a country. */
const answering = (
  iso: string,
  name: Called['name'],
  change: (answer: never) => unknown,
  lang?: string
) => ({
  ...before,
  change: (answer: unknown, { name: called, tree, parameters }: Called) => {
    const isMeant = called === name && tree.country === iso && (!lang || parameters.lang === lang)
    return isMeant ? change(answer as never) : answer
  }
})

const renamed = (answer: object) => ({ ...answer, brand: { name: 'Renamed' } })
const ofGlobal = (before.listings.gl ?? []).slice(0, 1)
/** A product that no other of these countries lists. */
const more = (list: Listed) => [...list, ...(readDemoData().listings.gl ?? []).slice(-1)]

describe('the trees whose pages are rendered again', () => {
  test('are none, where nothing has changed since the day before', async () => {
    expect(await changedBy(before)).toEqual({ trees: [], shells: [], isOtherSite: false })
  })

  test.each([
    ['a product more', more],
    ['a product less', (list: Listed) => list.slice(1)]
  ])(
    'are, for %s, those of the country, and the global ones, which count its products',
    async (_, change) => {
      const { trees, shells, isOtherSite } = await changedBy(listing('uz', change))
      expect({ trees, shells, isOtherSite }).toEqual({
        trees: [...globalTrees, 'uz'],
        shells: [],
        isOtherSite: true
      })
    }
  )

  test.each([
    ['the order of products', listing('uz', list => list.toReversed()), []],
    ['the name of a product', listing('uz', renamedFirst), []],
    [
      'a post',
      answering('uz', 'posts', ([first, ...rest]: object[]) => [
        { ...first, title: 'New' },
        ...rest
      ]),
      ['uz']
    ],
    ['a text', answering('uz', 'bundle', renamed), ['uz']]
  ])('are those of the country for %s', async (_, data, shells) => {
    expect(await changedBy(data)).toMatchObject({ trees: ['uz'], shells })
  })

  test('are whole for a product more in a country of two languages, because its pages link to each other', async () => {
    const { shells } = await changedBy(listing('br', more))
    expect(shells).toEqual(brazil)
  })

  test('are all for a global text and for the type of a country, and the Chinese ones for a Chinese text', async () => {
    const inChinese = answering('gl', 'furtherBundle', renamed, 'zho')
    expect((await changedBy(inChinese)).shells).toEqual(['gl-prod-zho'])
    expect((await changedBy(answering('gl', 'furtherBundle', renamed))).shells).toEqual(all)
    const countries = before.countries.map(one => ({ ...one, country_type: 'internal_website' }))
    expect((await changedBy({ ...before, countries })).shells).toEqual(all)
  })

  test('are those that name a crop, for its English name', async () => {
    const crops = answering('gl', 'crops', (list: { description: string }[]) =>
      list.map(crop => ({ ...crop, description: `Old ${crop.description}` }))
    )
    expect(await changedBy(crops)).toMatchObject({ trees: all, shells: globalTrees })
  })

  test('are the global ones, where these say which countries lack a page', async () => {
    const known = listing('uz', list => [...list, ...ofGlobal])
    expect((await changedBy(known, 'geo')).shells).toEqual(['gl'])
    const inOtherOrder = listing('br', list => list.toReversed())
    expect((await changedBy(inOtherOrder, 'geo')).shells).toEqual([])
  })
})

function renamedFirst([first, ...others]: Listed): Listed {
  return first ? [{ ...first, brandname: 'Renamed' }, ...others] : others
}
