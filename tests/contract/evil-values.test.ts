import { describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { pullProducts } from '#snapshot/pull-products.ts'
import { json, sourceOf } from './evil-answers.ts'

/** A source whose BFF has one product, with these details. */
async function ofAProduct(details: object | string) {
  const listed = '{"id":"7","brandname":"Ostria","family_id":"2001"}'
  const text = typeof details === 'string' ? details : JSON.stringify(details)
  return sourceOf((response, path) => {
    const isList = path === '/localProduct'
    response.end(isList ? `[${listed}]` : `${listed.slice(0, -1)},${text.slice(1)}`)
  })
}

const use = { crop: 'maize', problematic: 'rust', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }
const withUse = (fields: string) =>
  `{"recommendations":[${JSON.stringify(use)},${JSON.stringify(use).slice(0, -1)},${fields}}]}`

describe('a number that is none', () => {
  test.each([
    ['"dose_max":1e308'],
    ['"dose_max":1e999'],
    ['"dose_max":"NaN"'],
    ['"dose_max":"Infinity"'],
    ['"dose_max":12345678901234567890'],
    ['"dose_max":"0x10"'],
    ['"dose_max":null']
  ])('such as %s costs its dose, and no other', async fields => {
    const { source, findings } = await ofAProduct(withUse(fields))
    const [product] = await pullProducts(source)
    expect(product?.recommendations).toEqual([use])
    expect(findings).toMatchObject([{ kind: 'value', record: '7' }])
  })

  test.each([
    ['"water_l_ha":1e308'],
    ['"water_l_ha":12345678901234567890'],
    ['"water_l_ha":"NaN"'],
    ['"water_l_ha":"-Infinity"'],
    ['"water_l_ha":"undefined"']
  ])('such as %s is not shown', async fields => {
    const { source, findings } = await ofAProduct(withUse(fields))
    const [product] = await pullProducts(source)
    expect(product?.recommendations).toEqual([use, use])
    expect(findings).toMatchObject([{ kind: 'value', field: 'recommendations.1.water_l_ha' }])
  })

  test('is not a negative nothing', async () => {
    const { source } = await ofAProduct(
      withUse('"phi_days":-0,"interval_days":"-0","water_l_ha":-0')
    )
    const [product] = await pullProducts(source)
    const zero = { phi_days: 0, interval_days: 0, water_l_ha: '0' }
    expect(product?.recommendations[1]).toEqual({ ...use, ...zero })
  })
})

describe('a date', () => {
  test.each([
    '0000-01-01',
    '0001-01-01T00:00:00Z',
    '1799-12-31',
    '9999-12-31T23:59:59-14:00',
    '2026-02-30',
    '2026-13-01',
    '2026-11-20T24:00:01Z',
    '+275760-09-13',
    '-000001-01-01',
    '1e308',
    'NaN'
  ])('out of range, such as %s, costs the date and not the post', async date => {
    const posts = [{ id: '1', title: 'Rust in soybean', date }]
    const { source, findings } = await sourceOf(json(JSON.stringify(posts)))
    expect(await fetchContent(source, 'posts')).toEqual([
      { id: '1', title: 'Rust in soybean', tags: [] }
    ])
    expect(findings).toMatchObject([{ kind: 'value', field: 'date', received: `"${date}"` }])
  })
})

describe('a record', () => {
  test('that is its own parent is a record without parents', async () => {
    const entries = [
      { id: 1, description: 'Herbicides', parent: 2, children: [1, 2], related: [{ id: 1 }] },
      { id: 2, description: 'Fungicides', parent: 1, children: [1, 2], related: [{ id: 2 }] }
    ]
    const { source } = await sourceOf(json(JSON.stringify(entries)))
    expect(await fetchContent(source, 'formulations')).toEqual(
      entries.map(({ id, description }) => ({ id: String(id), description }))
    )
  })

  test('whose every text is a name of 5,000 letters without a space keeps their beginnings', async () => {
    const long = 'W'.repeat(5_000)
    const { source, findings } = await ofAProduct({
      ...{ brandname: long, description: long, composition: long, concentration: long },
      ...{ packs: [long], calibre: [long], recommendations: [{ ...use, dose_unit: long }] }
    })
    const [product] = await pullProducts(source)
    expect(product?.brandname).toHaveLength(120)
    expect(product?.packs[0]).toHaveLength(120)
    expect(product?.recommendations[0]?.dose_unit).toHaveLength(120)
    expect(product?.description).toHaveLength(5_000)
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['shortened']))
  })

  test('named by a key of every object is a record like others', async () => {
    const body =
      '[{"id":"__proto__","description":"x","__proto__":{"lang":"eng"}},{"id":"constructor","description":"y"}]'
    const { source } = await sourceOf(json(body))
    const read = await fetchContent(source, 'families')
    expect(read.map(({ id }) => id)).toEqual(['__proto__', 'constructor'])
    expect(({} as { lang?: string }).lang).toBeUndefined()
  })
})

describe('a list with more flaws than anybody reads', () => {
  test('names the first of them, and the number of the others', async () => {
    const aliases = Array.from({ length: 40 }, (_, at) => at)
    const families = Array.from({ length: 500 }, (_, at) => ({
      id: 1000 + at,
      description: 'x',
      aliases
    }))
    const { source, findings } = await sourceOf(json(JSON.stringify(families)))
    expect(await fetchContent(source, 'families')).toHaveLength(500)
    expect(findings).toHaveLength(10_001)
    expect(findings.at(-1)?.message).toBe(
      'GET /family (tree br): record (others) was kept without 10000 more values.'
    )
  })
})
