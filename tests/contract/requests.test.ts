import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aSource, demoParameters } from './a-source.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterEach(() => bff.traffic.reset())
afterAll(() => bff.close())

const names = Object.keys(endpoints) as EndpointName[]

describe('every call', () => {
  test.each(names)('of %s carries country, environment and language of its tree', async name => {
    const context = { prefix: 'za-preview-zho', country: 'za', env: 'preview', lang: 'zho' }
    await fetchContent(aSource(bff.url, { context }).source, name, demoParameters[name])
    expect(bff.traffic.requests).toMatchObject([
      { method: 'GET', headers: { isocountry: 'za', env: 'preview', lang: 'zho' } }
    ])
  })
})

describe('a call of the asset host', () => {
  test.each(['countries', 'countriesInChinese', 'bundle', 'furtherBundle'] as const)(
    'of %s has a time-stamp query, so that no cache on the way answers',
    async name => {
      const { source, clock } = aSource(bff.url)
      await fetchContent(source, name, demoParameters[name])
      expect(bff.traffic.requests[0]?.path).toMatch(new RegExp(`\\?t=${clock.now()}$`))
    }
  )
})

describe('a parameter', () => {
  test('cannot lead to another call', async () => {
    const { source } = aSource(bff.url)
    await fetchOrDefault(source, 'reports', { id: '../a b?c' })
    expect(bff.traffic.requests[0]?.path).toBe('/report?category=..%2Fa%20b%3Fc')
  })
})

describe('the client', () => {
  test('has at most ten requests in flight, and uses all ten', async () => {
    const { source } = aSource(bff.url)
    // Longer than a busy machine takes to send ten requests.
    bff.faults.set('/report', { kind: 'delay', ms: 200 })
    const groups = Array.from({ length: 60 }, (_, index) => String(index))
    await Promise.all(groups.map(id => fetchOrDefault(source, 'reports', { id })))
    bff.faults.clear()
    expect(bff.traffic.requests).toHaveLength(60)
    expect(bff.traffic.mostInFlight).toBe(10)
  })

  test('gives the place of a call that waits for its retry to another one', async () => {
    const { source, clock } = aSource(bff.url)
    const { promise: patience, resolve: retry } = Promise.withResolvers<undefined>()
    clock.sleep = () => patience
    bff.faults.set('/report', { kind: 'flaky', times: 20, fault: { kind: 'status', status: 503 } })
    const waiting = Array.from({ length: 20 }, (_, id) =>
      fetchOrDefault(source, 'reports', { id: String(id) })
    )
    await expect(fetchContent(source, 'families')).resolves.toHaveLength(9)
    retry(undefined)
    await Promise.all(waiting)
    bff.faults.clear()
  })
})
