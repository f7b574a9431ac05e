import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { createResponseCache } from '#bff/response-cache.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aSource, demoParameters } from './a-source.ts'

let bff: Bff
let dir: string
beforeAll(async () => {
  bff = await startBff()
})
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bff-cache-'))
})
afterEach(async () => {
  bff.faults.clear()
  bff.traffic.reset()
  await rm(dir, { recursive: true })
})
afterAll(() => bff.close())

/** One build: a new client with the cache that all builds share. */
const build = (lang = 'eng') =>
  aSource(bff.url, { context: { lang }, cache: createResponseCache(dir) })
const statuses = () => bff.traffic.requests.map(({ status }) => status)

async function cachedFiles(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

describe('the next build', () => {
  test.each(['products', 'countries', 'furtherBundle'] as const)(
    'takes the answer of %s from the cache when it has not changed',
    async name => {
      const first = await fetchContent(build().source, name, demoParameters[name])
      const { source, client } = build()
      const second = await fetchContent(source, name, demoParameters[name])
      expect(second).toEqual(first)
      expect(client.stats).toMatchObject({ calls: 1, notModified: 1 })
      expect(statuses()).toEqual([200, 304])
    }
  )

  test('sends a new request for another language', async () => {
    await fetchContent(build('eng').source, 'families')
    await fetchContent(build('zho').source, 'families')
    expect(statuses()).toEqual([200, 200])
  })

  test.each([
    ['has lost its end', (whole: string) => whole.slice(0, -10)],
    ['has another ETag', (whole: string) => `"\u00b3${whole.slice(2)}`]
  ])('sends a new request where a file of the cache %s', async (_, damaged) => {
    await fetchContent(build().source, 'families')
    const [file = ''] = await cachedFiles()
    const whole = await readFile(file, 'utf8')
    await writeFile(file, damaged(whole))
    const { source } = build()
    await expect(fetchContent(source, 'families')).resolves.toHaveLength(9)
    expect(statuses()).toEqual([200, 200])
    expect(await readFile(file, 'utf8')).toBe(whole)
  })

  test('does not take a spoiled answer for the real one', async () => {
    bff.faults.set('/family', parseFault('bad-records:1'))
    await fetchContent(build().source, 'families')
    bff.faults.clear()
    await expect(fetchContent(build().source, 'families')).resolves.toHaveLength(9)
  })
})

describe('two builds at the same time', () => {
  test('leave complete files in the cache that they share', async () => {
    const builds = Array.from({ length: 8 }, () => fetchContent(build().source, 'products'))
    await Promise.all(builds)
    expect(await cachedFiles()).toHaveLength(1)
    await fetchContent(build().source, 'products')
    expect(statuses().at(-1)).toBe(304)
  })
})
