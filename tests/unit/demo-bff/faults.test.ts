import { describe, expect, test } from 'vitest'
import { brazil, runningBff } from './running-bff.ts'

const { ask, askJson, running } = runningBff()

describe('fault', () => {
  test('status answers with it, and says when to come back', async () => {
    running().faults.set('/blog', { kind: 'status', status: 429, retryAfter: 2 })
    const answer = await ask('/blog')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2'])
  })

  test('delay answers late, but as usual', async () => {
    const usual = await askJson('/blog')
    running().faults.set('/blog', { kind: 'delay', ms: 120 })
    const start = performance.now()
    expect(await askJson('/blog')).toEqual(usual)
    expect(performance.now() - start).toBeGreaterThan(115)
  })

  test('hang never answers', async () => {
    running().faults.set('/blog', { kind: 'hang' })
    await expect(ask('/blog', { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout')
  })

  test('reset breaks the connection', async () => {
    running().faults.set('/blog', { kind: 'reset' })
    await expect(ask('/blog')).rejects.toThrow('fetch failed')
  })

  test('cut sends the first half of the answer', async () => {
    const whole = await (await ask('/family')).text()
    running().faults.set('/family', { kind: 'cut' })
    const half = await (await ask('/family')).text()
    expect(whole.startsWith(half)).toBe(true)
    expect(half.length).toBeLessThan(whole.length)
  })

  test('html sends a page', async () => {
    running().faults.set('/blog', { kind: 'html' })
    const answer = await ask('/blog')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  test('empty sends nothing, empty-list a list of nothing', async () => {
    running().faults.set('/blog', { kind: 'empty' })
    running().faults.set('/family', { kind: 'empty-list' })
    expect(await (await ask('/blog')).text()).toBe('')
    expect(await askJson('/family')).toEqual([])
  })

  test('wrong-shape sends what is neither a list nor a record', async () => {
    running().faults.set('/blog', { kind: 'wrong-shape' })
    expect(await askJson('/blog')).toBe('wrong shape')
  })

  test('bad-records spoils the first records, in a wrapped list too', async () => {
    running().faults.set('/family', { kind: 'bad-records', count: 2 })
    const { data } = (await askJson('/family')) as { data: unknown[] }
    expect(data.slice(0, 3)).toMatchObject([{}, {}, { id: 2003 }])
    expect(data[0]).toEqual({})
  })

  test('oversized sends the answer behind megabytes of nothing', async () => {
    running().faults.set('/family', { kind: 'oversized', megabytes: 2 })
    const text = await (await ask('/family')).text()
    expect(text.length).toBeGreaterThan(2 * 1024 * 1024)
    expect(JSON.parse(text)).toHaveProperty('data')
  })

  test('flaky fails a number of times, then is fine', async () => {
    const fault = { kind: 'status', status: 503 } as const
    running().faults.set('/blog', { kind: 'flaky', times: 2, fault })
    const statuses = [await ask('/blog'), await ask('/blog'), await ask('/blog')]
    expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200])
  })

  test('never passes for content that has not changed', async () => {
    const etag = (await ask('/blog')).headers.get('etag') ?? ''
    running().faults.set('/blog', { kind: 'cut' })
    const answer = await ask('/blog', { headers: { 'if-none-match': etag } })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null])
  })
})

describe('limits of a fault', () => {
  const status = { kind: 'status', status: 500 } as const
  const statusOf = async (path: string, init?: RequestInit) => (await ask(path, init)).status

  test('are one call, written as in the contract or with values', async () => {
    running().faults.set('/localProduct/product/{id}', status)
    running().faults.set('/report?category=annual', status)
    expect(await statusOf('/localProduct/product/4101')).toBe(500)
    expect(await statusOf('/localProduct')).toBe(200)
    expect(await statusOf('/report?category=annual')).toBe(500)
    expect(await statusOf('/report?category=interim')).toBe(200)
  })

  test('are every file below a folder', async () => {
    running().faults.set('/assets/*', status)
    expect(await statusOf('/assets/gl/text_content/prod/content.js')).toBe(500)
  })

  test('are a tree or a method', async () => {
    running().faults.set('/team', status, { country: 'br', lang: 'por' })
    running().faults.set('/family', status, { method: 'POST' })
    expect(await statusOf('/team', { headers: brazil })).toBe(500)
    expect(await statusOf('/team', { headers: { ...brazil, lang: 'eng' } })).toBe(200)
    expect(await statusOf('/family')).toBe(200)
  })
})

describe('faults over HTTP', () => {
  const put = (rule: object) => ask('/faults', { method: 'PUT', body: JSON.stringify(rule) })

  test('are set, listed with how often they struck, and taken back', async () => {
    await put({ call: '/blog', country: 'br', fault: 'status:500' })
    await put({ call: '/team', fault: { kind: 'hang' } })
    await ask('/blog', { headers: brazil })
    await ask('/faults?call=/team', { method: 'DELETE' })
    expect(await askJson('/faults')).toEqual([
      { call: '/blog', country: 'br', fault: { kind: 'status', status: 500 }, hits: 1 }
    ])
    await ask('/faults', { method: 'DELETE' })
    expect(await askJson('/faults')).toEqual([])
  })

  test.each([
    { call: '/blog', fault: 'statu:500' },
    { call: '/nosuch', fault: 'hang' },
    { call: 'blog', fault: 'hang' },
    {}
  ])('refuse %o with a sentence', async rule => {
    const answer = await put(rule)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/.{20}/) as string })
  })
})
