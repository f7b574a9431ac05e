import { describe, expect, test } from 'vitest'
import { parseRecord } from '#contract/parse-record.ts'
import { product, productDetail } from '#contract/product.ts'
import { generateData } from '#scripts/demo-bff/data-source/generate.ts'
import { runningBff } from './running-bff.ts'

const size = { countries: 5, products: 300, seed: 7 }
const data = generateData(size)
const sites = data.countries.filter(({ country_type }) => country_type === 'internal_website')
const { askJson } = runningBff({ data })

describe('generated data', () => {
  test('is the same for the same numbers, and another for another seed', () => {
    expect(generateData(size)).toEqual(data)
    expect(generateData({ ...size, seed: 8 }).listings).not.toEqual(data.listings)
  })

  test('has as many sites as asked for, and the global one', () => {
    expect(sites).toHaveLength(6)
    expect(sites[0]).toMatchObject({ id: '1', iso_country: 'gl', languages: ['zho'] })
  })

  test('lists every product in every site', () => {
    const counts = sites.map(({ iso_country }) => data.listings[iso_country]?.length)
    expect(counts).toEqual(sites.map(() => 300))
  })

  test('gives each product an id and a name of its own', () => {
    expect(new Set(data.products.map(({ id }) => id)).size).toBe(300)
    expect(new Set(data.products.map(({ brandname }) => brandname)).size).toBe(300)
  })

  test('gives one country a list for trade of five rows a product', () => {
    const lengths = Object.values(data.b2b).map(rows => rows?.length)
    expect(lengths.filter(length => length === 1500)).toHaveLength(1)
  })

  test('is served like the demo data', async () => {
    const { iso_country: isocountry = '', lang = '' } = sites[1] ?? {}
    const list = (await askJson('/localProduct', { isocountry, lang })) as { id: number }[]
    expect(list.flatMap(record => parseRecord(product, record).flaws)).toEqual([])
    const id = String(list.at(-1)?.id)
    const detail = await askJson(`/localProduct/product/${id}`, { isocountry, lang })
    expect(parseRecord(productDetail, detail)).toMatchObject({ record: { id }, flaws: [] })
  })
})
