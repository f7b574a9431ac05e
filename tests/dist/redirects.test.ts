import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isoCountries } from '#config/iso-countries.ts'
import { type Host, startHost } from '#scripts/serve/server.ts'
import { dist, index, pagePaths, trees } from '../helpers/site.ts'

let host: Host
beforeAll(async () => {
  host = await startHost({ dist, config: 'netlify.toml', port: 0 })
})
afterAll(() => host.close())

type Answer = { status: number; to?: string }

async function ask(path: string): Promise<Answer> {
  const response = await fetch(host.url + path, { redirect: 'manual' })
  await response.arrayBuffer()
  return { status: response.status, to: response.headers.get('location') ?? undefined }
}

const sites = new Set(trees.filter(({ env }) => env === 'prod').map(({ country }) => country))
const moved = (to: string): Answer => ({ status: 301, to })
const notOpen = (country: string): Answer => ({ status: 302, to: `/gl/pagenotfound#${country}` })
const found: Answer = { status: 200, to: undefined }

describe('the front door', () => {
  test('is the global site', async () => {
    expect(await ask('/')).toEqual(moved('/gl'))
  })

  test.each(['undefined', 'null'])('takes /%s for the global site', async segment => {
    expect(await ask(`/${segment}`)).toEqual(moved('/gl'))
    expect(await ask(`/${segment}/company`)).toEqual(moved('/gl/company'))
  })
})

describe('an address of an earlier site', () => {
  test.each([
    ['/thailand/th', '/th'],
    ['/malaysia/en', '/my'],
    ['/russia', '/ru'],
    ['/uzbekistan', '/uz'],
    ['/uganda', '/ug'],
    ['/ghana', '/gh'],
    ['/indonesia', '/id']
  ])('%s leads straight to %s, and what lies below to the same below', async (from, to) => {
    expect(await ask(from)).toEqual(moved(to))
    expect(await ask(`${from}/`)).toEqual(moved(to))
    expect(await ask(`${from}/news`)).toEqual(moved(`${to}/news`))
    expect(await ask(`${from}/product-list/`)).toEqual(moved(`${to}/product-list`))
    expect(await ask(`${from}/product/4101/`)).toEqual(moved(`${to}/product/4101`))
    expect(await ask(to)).toEqual(found)
  })
})

describe('a country of the world', () => {
  test.each(isoCountries)(
    '%s has its site, or a page that says it has none yet and is told which country',
    async country => {
      const hasSite = sites.has(country)
      expect(await ask(`/${country}`)).toEqual(hasSite ? found : notOpen(country))
      expect(await ask(`/${country}/company`)).toEqual(hasSite ? found : notOpen(country))
      expect(await ask(`/${country}/`)).toEqual(hasSite ? moved(`/${country}`) : notOpen(country))
    }
  )

  test('is Greenland under xg, because gl is the global site', async () => {
    expect(await ask('/gl')).toEqual(found)
    expect(await ask('/xg')).toEqual(notOpen('xg'))
  })
})

describe('a prefix that is not the canonical one', () => {
  test.each([
    ['/gl-prod', '/gl'],
    ['/gl-prod-eng', '/gl'],
    ['/th-prod', '/th'],
    ['/th-prod-tha', '/th'],
    ['/br-prod-zho', '/br'],
    ['/cn-prod-zho', '/cn']
  ])('%s leads to %s', async (from, to) => {
    expect(await ask(from)).toEqual(moved(to))
    expect(await ask(`${from}/company`)).toEqual(moved(`${to}/company`))
    expect(await ask(`${from}/company/`)).toEqual(moved(`${to}/company`))
  })

  test('stays where it is a tree of its own', async () => {
    for (const { prefix } of trees) expect(await ask(`/${prefix}`)).toEqual(found)
  })

  test('of a country without a site says that it is not open', async () => {
    expect(await ask('/fr-prod')).toEqual(notOpen('fr'))
    expect(await ask('/fr-prod-eng/news')).toEqual(notOpen('fr'))
    expect(await ask('/de-prod-zho')).toEqual(notOpen('de'))
    expect(await ask('/de-prod-zho/company')).toEqual(notOpen('de'))
    expect(await ask('/de-preview/company/')).toEqual(notOpen('de'))
  })
})

describe('B2B pages', () => {
  const id = index.countries.find(({ type }) => type === 'product_commercialization')?.id ?? ''

  test('of another tree lead to the global one', async () => {
    for (const { prefix, country } of trees)
      for (const page of ['product-b2b-list', 'product-b2b-contact']) {
        const isGlobal = country === 'gl'
        const path = `/${prefix}/${page}/${id}`
        expect(await ask(path)).toEqual(isGlobal ? found : moved(`/gl/${page}/${id}`))
        expect(await ask(`${path}/`)).toEqual(moved(isGlobal ? path : `/gl/${page}/${id}`))
      }
  })

  test('that do not exist end on the not-found page', async () => {
    expect(await ask('/gl/product-b2b-list/no-such-country')).toEqual({ status: 404 })
  })
})

describe('a missing page', () => {
  test.each(trees)('gets the not-found page of $prefix, with status 404', async ({ prefix }) => {
    const own = await (await fetch(`${host.url}/${prefix}/404`)).text()
    const lost = await fetch(`${host.url}/${prefix}/no/such/page`)
    expect(lost.status).toBe(404)
    expect(await lost.text()).toBe(own)
    expect((await ask(`/${prefix}/404`)).status).toBe(404)
  })

  test.each(['/404', '/404.html', '/gl/404.html'])('is the answer of %s, too', async path => {
    expect((await ask(path)).status).toBe(404)
  })

  test('and is in no tree gets the global one', async () => {
    const lost = await fetch(`${host.url}/atlantis/company`)
    expect(lost.status).toBe(404)
    expect(await lost.text()).toContain('href="/gl"')
  })
})

describe('a page', () => {
  test('answers at its own address: only the root and the not-found pages have a rule that wins over a file', () => {
    const rules = readFileSync(`${dist}/_redirects`, 'utf8').split('\n')
    const forced = rules.filter(rule => rule.endsWith('!')).map(rule => rule.split(' '))
    const paths = forced.map(([from = '']) => from.replace('.html', ''))
    const notFound = pagePaths.filter(path => path.endsWith('/404'))
    expect(new Set(paths)).toEqual(new Set(['/', ...notFound]))
  })

  test('for countries that are not open answers with 200', async () => {
    expect(await ask('/gl/pagenotfound')).toEqual(found)
  })

  test('has one address: a slash at the end leads to the one without', async () => {
    expect(await ask('/gl/company/')).toEqual(moved('/gl/company'))
    expect(await ask('/br/product-list/')).toEqual(moved('/br/product-list'))
  })
})
