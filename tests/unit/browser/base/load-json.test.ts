import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'

/** Answers 503 to the first request for `/late`, and counts the requests for each path. */
const requests = new Map<string, number>()
const server = createServer(({ url = '' }, response) => {
  const count = (requests.get(url) ?? 0) + 1
  requests.set(url, count)
  response.statusCode = url === '/late' && count === 1 ? 503 : 200
  response.end(JSON.stringify({ url }))
})
let host: string
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const load = oncePerUrl(fetchJson<{ url: string }>)

test('a file is requested once, also by two callers at a time', async () => {
  const [one, other] = await Promise.all([load(`${host}/countries`), load(`${host}/countries`)])
  expect(one).toEqual({ url: '/countries' })
  expect(other).toBe(one)
  expect(await load(`${host}/countries`)).toBe(one)
  expect(requests.get('/countries')).toBe(1)
})

test('each file has its own content', async () => {
  expect(await load(`${host}/rows`)).toEqual({ url: '/rows' })
})

test('a file that fails says so, and is requested again by the next call', async () => {
  await expect(load(`${host}/late`)).rejects.toThrow(`${host}/late answered 503.`)
  expect(await load(`${host}/late`)).toEqual({ url: '/late' })
})
