import { describe, expect, test } from 'vitest'
import { endpoints, sectionSlugs, type EndpointName } from '#contract/endpoints.ts'
import { parseRecord } from '#contract/parse-record.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { readDemoData } from '#scripts/demo-bff/data-source/data-source.ts'
import { readScript, runningBff } from './running-bff.ts'

const { ask } = runningBff()
const data = readDemoData()
const sites = data.countries.filter(({ country_type }) => country_type === 'internal_website')
const trees = sites.flatMap(({ id, iso_country, lang = 'eng', languages = [] }) =>
  [lang, ...languages].map(one => ({ id, country: iso_country, lang: one, isOwn: one === lang }))
)
type Tree = (typeof trees)[number]

/** A path to ask, and how the list of broken records calls it. */
type Call = { name: EndpointName; path: string; call: string }
const one = (name: EndpointName, path: string, call = path): Call => ({ name, path, call })

const everywhere: Call[] = (Object.keys(endpoints) as EndpointName[])
  .filter(name => !endpoints[name].path.includes('{'))
  .map(name => one(name, endpoints[name].path))

async function callsOf(tree: Tree): Promise<Call[]> {
  const products = (await recordsOf('/localProduct', tree)) as { id: string | number }[]
  const folder = `/assets/${tree.country}/text_content/prod`
  const texts = tree.isOwn ? `${folder}/content.js` : `${folder}/${tree.lang}/content.js`
  return [
    ...everywhere,
    ...products.map(({ id }) => one('product', `/localProduct/product/${id}`, '/localProduct')),
    ...Object.keys(data.reports).map(id => one('reports', `/report?category=${id}`)),
    ...sectionSlugs.map(slug => one('section', `/api/sections/${slug}`)),
    one('regions', `/country/regions/${tree.id}`, '/country/regions'),
    one('b2bProducts', `/productB2B/${tree.id}`),
    ...(tree.country === 'my' ? [] : [one('bundle', texts)])
  ]
}

async function recordsOf(path: string, { country, lang }: Tree): Promise<unknown[]> {
  const answer = await ask(path, { headers: { isocountry: country, lang, env: 'prod' } })
  expect([path, country, answer.status]).toEqual([path, country, 200])
  const text = await answer.text()
  const body = path.endsWith('.js') ? readScript(text) : (JSON.parse(text) as unknown)
  const content = isPlainObject(body) && 'data' in body ? body.data : body
  return Array.isArray(content) ? (content as unknown[]) : [content]
}

/** Every record that is flawed, or there twice. */
async function faultsOf(tree: Tree, { name, path, call }: Call): Promise<string[]> {
  const seen = new Set<string>()
  return (await recordsOf(path, tree)).flatMap(raw => {
    const key = keyOf(raw)
    const isTwice = key !== '' && seen.has(key)
    seen.add(key)
    const isFlawed = parseRecord(endpoints[name].schema, raw).flaws.length > 0
    return isFlawed || isTwice ? [`${tree.country} ${call} ${key}`] : []
  })
}

function keyOf(raw: unknown): string {
  const { id, title = '' } = raw as { id?: string | number; title?: string }
  return String(id ?? title)
}

const announced = Object.entries(data.broken).flatMap(([country, calls = {}]) =>
  Object.entries(calls).flatMap(([call, records = []]) =>
    records.map(raw => `${country} ${call} ${keyOf(raw)}`)
  )
)

describe('demo data', () => {
  test('has sixteen countries with a site', () => {
    expect(sites).toHaveLength(16)
  })

  test.each(trees)(
    'of $country in $lang has the flaws that are announced, and no other',
    async tree => {
      const found: string[] = []
      for (const call of await callsOf(tree)) found.push(...(await faultsOf(tree, call)))
      const ofCountry = announced.filter(fault => fault.startsWith(`${tree.country} `))
      const pitcairn = `${tree.country} /assets/countries.json 182`
      expect([...new Set(found)].sort()).toEqual([...ofCountry, pitcairn].sort())
    }
  )
})
