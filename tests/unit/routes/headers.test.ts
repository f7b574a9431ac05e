import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#config/content-security-policy.ts'
import { readSettings } from '#config/settings.ts'
import { formatHeaders } from '#scripts/hosts/netlify/format-headers.ts'
import { contentFiles } from '#routes/files.ts'
import { headers } from '#routes/headers.ts'
import { readRules } from '#scripts/serve/rules.ts'

const policy = "default-src 'self'; script-src 'self'"
const folder = mkdtempSync(join(tmpdir(), 'headers-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function headersOf(settings: Partial<Parameters<typeof headers>[0]>) {
  writeFileSync(join(folder, '_headers'), formatHeaders(headers({ policy, ...settings })))
  const { headersFor } = await readRules({ dist: folder, config: 'netlify.toml' })
  return headersFor
}
const rules = { headersFor: await headersOf({}) }

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

  test('say that the dates for investors are a calendar', () => {
    expect(rules.headersFor('/br/investors.ics')['content-type']).toBe(
      'text/calendar; charset=utf-8'
    )
  })

  test('give the worker a policy of its own, and let it be asked for each time', () => {
    expect(rules.headersFor('/keep-worker.js')).toMatchObject({
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'no-cache'
    })
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
      '/catalogue.schema.json',
      '/br/product-list.xml',
      '/br/product-list.json',
      '/br/crop/soybean.json',
      '/br/crop/soybean.xml',
      '/br/news.xml',
      '/br/investors.ics',
      '/br/product/4101.md',
      '/llms.txt'
    ])
      expect(allowed(path)).toBe('*')
    for (const path of [
      '/',
      '/br',
      '/br/crop/soybean',
      '/br/product/4101',
      '/br/product/catalogue.json',
      '/br/valid.json',
      '/elsewhere.json'
    ])
      expect(allowed(path)).toBeUndefined()
  })

  test('are decided for every file that a build makes: open, or only for this site', () => {
    const made = globSync('**/*.ts', { cwd: 'src/pages' }).map(
      file =>
        `/${file
          .replace(/\.ts$/, '')
          .replace('[tree]', ':tree')
          .replace(/\[\w+\]/, '*')}`
    )
    expect(contentFiles.map(({ path }) => path).sort()).toEqual(made.sort())
  })

  test('let other origins load the open data into their pages, and no other file', () => {
    const allowed = (path: string) => rules.headersFor(path)['cross-origin-resource-policy']
    for (const path of ['/br/catalogue.json', '/br/crop/soybean.json'])
      expect(allowed(path)).toBe('cross-origin')
    for (const path of ['/', '/br', '/files/label.pdf', '/_assets/a.B3x.css'])
      expect(allowed(path)).toBe('same-origin')
  })

  test('are those for which the Observatory of Mozilla gives most', () => {
    const sent = rules.headersFor('/gl')
    expect(sent).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin'
    })
    expect(
      Number(/max-age=(\d+)/.exec(sent['strict-transport-security'] ?? '')?.[1])
    ).toBeGreaterThan(15_768_000)
    expect(contentSecurityPolicy(readSettings({ SITE_URL: 'https://site.example' }))).toMatch(
      /^default-src 'none'; (?!.*(unsafe|http:)).*frame-ancestors 'none'/
    )
  })

  test('grant films what their players use, and deny pages everything else', () => {
    const policy = rules.headersFor('/gl')['permissions-policy'] ?? ''
    const granted = policy.split(', ').filter(feature => !feature.endsWith('=()'))
    const players = 'self "https://www.youtube-nocookie.com" "https://player.vimeo.com"'
    expect(granted).toEqual([
      `autoplay=(${players})`,
      `fullscreen=(${players})`,
      `picture-in-picture=(${players})`
    ])
    expect(policy).toContain('geolocation=()')
  })

  test('name the address of reports, and promise https for more than this host, where settings say so', async () => {
    const set = await headersOf({ reportUrl: 'https://reports.example/csp', hsts: 'preload' })
    expect(set('/gl')).toMatchObject({
      'reporting-endpoints': 'policy="https://reports.example/csp"',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload'
    })
    expect(rules.headersFor('/gl')).not.toHaveProperty(['reporting-endpoints'])
    expect(rules.headersFor('/gl')['strict-transport-security']).toBe('max-age=31536000')
  })

  test('of a preview keep everything out of search engines and other origins, and ask for the password', async () => {
    const preview = await headersOf({
      contentEnv: 'preview',
      previewPassword: 'team:long-enough-1'
    })
    for (const path of ['/br', '/files/label.pdf', '/br/catalogue.json', '/br/product/1.md']) {
      expect(preview(path)).toMatchObject({
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'same-origin',
        'basic-auth': 'team:long-enough-1'
      })
      expect(preview(path)).not.toHaveProperty(['access-control-allow-origin'])
    }
    expect(rules.headersFor('/br')).not.toHaveProperty(['x-robots-tag'])
  })

  test.each([
    'strict-transport-security',
    'cross-origin-opener-policy',
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
