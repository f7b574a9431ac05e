import { describe, expect, test } from 'vitest'
import { readDemoData } from '#scripts/demo-bff/data-source/data-source.ts'
import { brazil, runningBff } from './running-bff.ts'

const { ask, askJson, running } = runningBff({ geo: { country: 'th' } })

describe('conditional request', () => {
  test.each(['/localProduct', '/assets/countries.json?t=1', '/icons/family-2001.svg'])(
    'for %s costs no body when nothing has changed',
    async path => {
      const first = await ask(path)
      const etag = first.headers.get('etag') ?? ''
      const second = await ask(path, { headers: { 'if-none-match': `"other", W/${etag}` } })
      expect(second.status).toBe(304)
      expect(await second.text()).toBe('')
    }
  )

  test('gets the whole answer when the content differs, as in another tree', async () => {
    const etag = (await ask('/localProduct')).headers.get('etag') ?? ''
    const inBrazil = await ask('/localProduct', { headers: { ...brazil, 'if-none-match': etag } })
    expect(inBrazil.status).toBe(200)
  })

  test('is not misled by a time-stamp in the query', async () => {
    const one = await ask('/assets/countries.json?t=1')
    const other = await ask('/assets/countries.json?t=2')
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'))
  })
})

describe('page of another origin', () => {
  test('may send a form with the headers of the contract', async () => {
    const wanted = 'content-type,env,idempotency-key,isocountry,lang'
    const headers = {
      origin: 'http://localhost:4321',
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted
    }
    const preflight = await ask('/contact/1', { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(',') ?? []
    expect(allowed.sort().join(',')).toBe(wanted)
  })

  test('reads a failure too', async () => {
    running().faults.set('/contact/{x}', { kind: 'status', status: 503 })
    const answer = await ask('/contact/1', {
      method: 'POST',
      headers: { origin: 'http://x.example' }
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each(['/enquiries', '/faults'])('may not read %s', async path => {
    const answer = await ask(path, { headers: { origin: 'http://x.example' } })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('asset host', () => {
  test.each([
    ['/files/video/hero-poster.avif', 'image/avif'],
    ['/icons/family-2001.svg', 'image/svg+xml'],
    ['/files/reports/annual-2025.pdf', 'application/pdf']
  ])('has %s', async (path, type) => {
    const answer = await ask(path)
    expect(answer.headers.get('content-type')).toBe(type)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  })

  test.each(['/files/none.pdf', '/files/..%2f..%2fproducts.json', '/files/%', '/icons/'])(
    'has no %s',
    async path => expect((await ask(path)).status).toBe(404)
  )
})

describe('unknown record', () => {
  test.each([
    '/localProduct/product/0',
    '/api/sections/constructor',
    '/assets/constructor/text_content/prod/content.js'
  ])('is not there: %s', async path => expect((await ask(path)).status).toBe(404))

  test('in an unknown group of reports is an empty list', async () => {
    expect(await askJson('/report?category=constructor')).toEqual([])
  })
})

describe('geolocation', () => {
  test('finds the country of the query, of the header or of the setting', async () => {
    expect(await askJson('/geo?country=br')).toEqual({ country_code: 'BR' })
    expect(await askJson('/geo', { 'x-country': 'mx' })).toEqual({ country_code: 'MX' })
    expect(await askJson('/geo')).toEqual({ country_code: 'TH' })
  })

  test.each(['country_code', 'countryCode', 'country'])('may answer with %s', async field => {
    expect(await askJson(`/geo?field=${field}`)).toEqual({ [field]: 'TH' })
  })
})

describe('traffic', () => {
  test('counts requests, and how many ran at one time', async () => {
    running().traffic.reset()
    await Promise.all([1, 2, 3].map(async () => (await ask('/team', { headers: brazil })).text()))
    const { requests, mostInFlight } = running().traffic
    expect(requests).toHaveLength(3)
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/team',
      headers: brazil,
      status: 200
    })
    expect(mostInFlight).toBeLessThanOrEqual(3)
  })
})

describe('other data', () => {
  test('is answered from the moment it is there', async () => {
    const before = (await askJson('/team')) as unknown[]
    const data = readDemoData()
    running().use({ ...data, team: data.team.slice(0, 1) })
    expect(await askJson('/team')).toHaveLength(1)
    running().use(data)
    expect(await askJson('/team')).toEqual(before)
  })
})
