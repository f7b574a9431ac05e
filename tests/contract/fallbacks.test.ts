import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetchOrDefault } from '#bff/fallback.ts'
import { pullBundle } from '#snapshot/pull-bundle.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aSource } from './a-source.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterEach(() => bff.faults.clear())
afterAll(() => bff.close())

const fail = (path: string) => bff.faults.set(path, parseFault('status:404'))

describe('a failed call with built-in content', () => {
  test('is replaced by that content in English, with a finding', async () => {
    fail('/testimonial')
    const { source, findings } = aSource(bff.url)
    const { content, lang } = await fetchOrDefault(source, 'testimonials')
    expect([content.length, lang]).toEqual([10, 'en'])
    expect(findings).toMatchObject([
      {
        kind: 'default',
        tree: 'br',
        call: 'GET /testimonial',
        record: '(all)',
        field: '(record)',
        expected: 'an answer that can be used',
        received: expect.stringMatching(/./) as string
      }
    ])
  })

  test('shows it in Chinese in a Chinese tree', async () => {
    fail('/testimonial')
    const { source } = aSource(bff.url, { context: { lang: 'zho' } })
    const { content, lang } = await fetchOrDefault(source, 'testimonials')
    expect(lang).toBe('zh-Hans')
    expect(content[0]?.quote).toMatch(/\p{Script=Han}/u)
  })

  test('shows the disclosure documents in Chinese everywhere', async () => {
    fail('/infoDisclosure')
    const { lang } = await fetchOrDefault(aSource(bff.url).source, 'infoDocuments')
    expect(lang).toBe('zh-Hans')
  })

  test('of an unknown report group shows no report', async () => {
    fail('/report')
    const { source, findings } = aSource(bff.url)
    const { content } = await fetchOrDefault(source, 'reports', { id: 'dividends' })
    expect(content).toEqual([])
    expect(findings).toHaveLength(1)
  })

  test('ends the build where FALLBACKS forbids it', async () => {
    fail('/team')
    const { source } = aSource(bff.url, { fallbacks: 'forbid' })
    await expect(fetchOrDefault(source, 'team')).rejects.toThrow(
      `FALLBACKS=forbid: the built-in content of "GET /team" would stand in on tree br. GET ${bff.url}/team (call /team, tree br) failed: Error: Not Found (HTTP 404)`
    )
  })
})

describe('the texts of a country', () => {
  const tree = { prefix: 'br', country: 'br', countryId: '32', env: 'prod', lang: 'por' } as const

  test('fall back to the built-in ones when they fail', async () => {
    fail('/assets/br/text_content/prod/content.js')
    const { source, findings } = aSource(bff.url)
    expect(await pullBundle(source, tree, { isOwnLanguage: true })).toEqual({})
    expect(findings).toMatchObject([{ kind: 'default' }])
  })

  test('do not fall back where FALLBACKS forbids it', async () => {
    fail('/assets/br/text_content/prod/content.js')
    const { source } = aSource(bff.url, { fallbacks: 'forbid' })
    await expect(pullBundle(source, tree, { isOwnLanguage: true })).rejects.toThrow(
      'FALLBACKS=forbid'
    )
  })

  test('in a further language stop the build when they fail', async () => {
    const chinese = { ...tree, country: 'gl', prefix: 'gl-prod-zho', lang: 'zho' }
    fail('/assets/gl/text_content/prod/zho/content.js')
    const { source } = aSource(bff.url)
    await expect(pullBundle(source, chinese, { isOwnLanguage: false })).rejects.toThrow('HTTP 404')
  })

  test('of the global site are requested with their language, although it is its own', async () => {
    const global = { ...tree, country: 'gl', prefix: 'gl', lang: 'eng' }
    bff.traffic.reset()
    await pullBundle(aSource(bff.url).source, global, { isOwnLanguage: true })
    expect(bff.traffic.requests[0]?.path).toMatch(
      /^\/assets\/gl\/text_content\/prod\/eng\/content\.js/
    )
  })
})
