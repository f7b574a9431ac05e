import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { formatHeaders } from '#routes/format-headers.ts'
import { headers } from '#routes/headers.ts'
import { readRules } from '#scripts/serve/rules.ts'

const policy = "default-src 'self'; script-src 'self'"
const folder = mkdtempSync(join(tmpdir(), 'headers-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, '_headers'), formatHeaders(headers({ policy })))
const rules = await readRules({ dist: folder, config: 'netlify.toml' })

describe('the headers, as the host reads them', () => {
  test('carry the policy on every path, word for word', () => {
    for (const path of ['/', '/gl', '/_assets/a.js', '/gl/product/1.md'])
      expect(rules.headersFor(path)['content-security-policy']).toBe(policy)
  })

  test('are written by the build only: netlify.toml has none that could contradict them', async () => {
    const { headersFor } = await readRules({ dist: 'no-such-folder', config: 'netlify.toml' })
    expect(headersFor('/gl')).toEqual({})
  })

  test('say that a feed is Atom', () => {
    expect(rules.headersFor('/br/news.xml')['content-type']).toBe(
      'application/atom+xml; charset=utf-8'
    )
    expect(rules.headersFor('/br/news')).not.toHaveProperty(['content-type'])
  })

  test('make files run nothing, and be revalidated', () => {
    for (const path of ['/files/label.pdf', '/files/icons/a.svg', '/files/a.mp4.svg'])
      expect(rules.headersFor(path)).toMatchObject({
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'public, max-age=0, must-revalidate'
      })
    for (const path of ['/files/film.mp4', '/files/video/film.webm'])
      expect(rules.headersFor(path)['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'"
      )
  })

  test('let programs of other origins read the open data, and nothing else', () => {
    const allowed = (path: string) => rules.headersFor(path)['access-control-allow-origin']
    for (const path of [
      '/br/catalogue.json',
      '/gl-prod-zho/catalogue.csv',
      '/catalogue.schema.json'
    ])
      expect(allowed(path)).toBe('*')
    for (const path of ['/', '/br', '/br/product/4101', '/br/product/catalogue.json'])
      expect(allowed(path)).toBeUndefined()
  })

  test.each([
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy'
  ])('sends %s with everything', name => {
    for (const path of ['/', '/gl', '/_assets/a.js', '/files/label.pdf']) {
      expect(rules.headersFor(path)).toHaveProperty([name])
    }
  })

  test('lets only names with a digest be kept for good', () => {
    expect(rules.headersFor('/_assets/a.B3x.css')['cache-control']).toContain('immutable')
    expect(rules.headersFor('/gl')['cache-control']).toBeUndefined()
  })
})
