import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { remember } from '#lib/remember.ts'
import { formatHeaders } from '#scripts/hosts/netlify/format-headers.ts'
import { formatNginx } from '#scripts/hosts/nginx/format-nginx.ts'
import { formatRedirects } from '#scripts/hosts/netlify/format-redirects.ts'
import { headers } from '#routes/headers.ts'
import { type Redirect, redirects } from '#routes/redirects.ts'
import { readRules } from '#scripts/serve/rules.ts'

const tree = (prefix: string, lang = 'eng') => ({
  prefix,
  country: prefix.slice(0, 2),
  env: 'prod' as const,
  lang
})
const rules = redirects({
  trees: [tree('gl'), tree('gl-prod-zho', 'zho'), tree('br', 'por'), tree('ru', 'rus')],
  countries: [{ iso: 'gl' }, { iso: 'br', lang: 'por' }, { iso: 'ru', lang: 'rus' }, { iso: 'fr' }]
})
const policy = "default-src 'self'; script-src 'self'"
const files = formatNginx({
  redirects: rules,
  headers: headers({ policy })
})
const http = files['http.conf'] ?? ''
const server = files['server.conf'] ?? ''

const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, '_redirects'), formatRedirects(rules))
writeFileSync(join(folder, '_headers'), formatHeaders(headers({ policy })))
const host = await readRules({ dist: folder, config: 'no-such-file.toml' })

/** The patterns of a map with their values, in their order. */
function readMap(variable: string): { pattern: RegExp; value: string }[] {
  const body = new RegExp(String.raw`map \S+ \$${variable} \{\n([^}]*(?:\}[^\n}][^}]*)*)\n\}`).exec(
    http
  )?.[1]
  const lines = (body ?? '').matchAll(/^ {2}"~(.*)" "?([^"]*?)"?;$/gm)
  return [...lines].map(([, pattern = '', value = '']) => ({ pattern: new RegExp(pattern), value }))
}
const mapOf = remember(readMap, 10)

/** What a map gives where no pattern matches. */
const usualOf = (variable: string) =>
  new RegExp(String.raw`map \S+ \$${variable} \{\n {2}default "(.*)";`)
    .exec(http)?.[1]
    ?.replaceAll('\\"', '"')

/** A map read as nginx reads it: the first pattern that matches, with what it caught put into the value. */
function lookUp(variable: string, path: string): string | undefined {
  for (const { pattern, value } of mapOf(variable)) {
    const match = pattern.exec(path)
    if (match)
      return value.replace(/\$\{?(\w+)\}?/g, (_, name: string) => match.groups?.[name] ?? '')
  }
  return usualOf(variable)
}

/** Addresses that a rule is about: bare, with a slash at the end, with something in the place of its wildcards. */
const probes = (list: readonly Redirect[]) =>
  list.flatMap(({ from }) => {
    // In these rules each country is the same, so one is enough.
    if (from.endsWith('-*')) return from.replace('*', 'prod-zho/a')
    const path = from.replace(/:\w+/g, 'x')
    const ends = path.endsWith('/*') ? ['', '/', '/a', '/a/', '/a/b', '/a/b/c/d/'] : ['', '/']
    return ends.map(end => path.replace(/\/\*$/, '') + end || '/')
  })

/** A path as the other maps get it, without slashes at its end. */
const sitePath = (path: string) => lookUp('site_path', path) ?? path

/** The site's final slash makes no difference: it only redirects once more. */
const withoutSlash = (place = '') => place.replace(/(?<=.)\/$/, '')

const asked = (path: string) =>
  host.match({ path, search: '', headers: {}, cookies: {} }) ?? { status: 0, to: '' }

describe('the redirects for nginx', () => {
  test('move every address where the host of netlify.toml moves it', () => {
    const paths = [...new Set(probes(rules)), '/gl/company', '/brx', '/gl-prodx', '/atlantis']
    const differ = paths.filter(path => {
      const { status, to } = asked(path)
      const moved = status === 301 || status === 302 ? `${status} ${to}` : undefined
      return lookUp('site_moved', sitePath(path)) !== (moved && withoutSlash(moved))
    })
    expect(paths.length).toBeGreaterThan(1000)
    expect(differ).toEqual([])
  })

  test('find the not-found page of each tree', () => {
    expect(lookUp('site_not_found', '/br/nothing/here')).toBe('/br/404.html')
    expect(lookUp('site_not_found', '/gl-prod-zho')).toBe('/gl-prod-zho/404.html')
    expect(lookUp('site_not_found', '/brx')).toBeUndefined()
    expect(http).toContain('default /404.html;')
  })

  test('answer with the status 404 at the address of a not-found page', () => {
    const [, own = ''] = /location ~ "(.*)" \{\n {2}return 404;\n\}\n*$/.exec(server) ?? []
    for (const path of ['/404', '/br/404', '/gl-prod-zho/404/'])
      expect(path).toMatch(new RegExp(own))
    for (const path of ['/fr/404', '/br/4040', '/br']) expect(path).not.toMatch(new RegExp(own))
    expect(server).toContain('location = /br/404.html {\n  internal;\n}')
  })
})

describe('the headers for nginx', () => {
  test('are the same as the other host’s, on the same paths', () => {
    expect(lookUp('site_content_security_policy', '/gl/company')).toBe(policy)
    for (const path of ['/files/a.pdf', '/files/icons/a.svg', '/files/video/a.mp4', '/gl/a.mp4'])
      expect(lookUp('site_content_security_policy', path)).toBe(
        host.headersFor(path)['content-security-policy']
      )
    expect(lookUp('site_cache_control', '/_assets/a.1.css')).toContain('immutable')
    expect(lookUp('site_cache_control', '/gl/company')).toBe('public,max-age=0,must-revalidate')
  })

  test('are sent by the server itself: those of a location would switch them off', () => {
    const inLocations = server.slice(server.indexOf('\nlocation'))
    expect(server).toContain('add_header X-Content-Type-Options "nosniff" always;')
    expect(server).toContain(
      'add_header Content-Security-Policy $site_content_security_policy always;'
    )
    expect(inLocations).not.toContain('add_header')
  })

  test('tell a feed’s type in a location of its own', () => {
    expect(server).toMatch(
      /location ~ "\^\/\S*news\\\.xml\/\*\$\S*" \{\n {2}types \{\}\n {2}default_type "application\/atom\+xml; charset=utf-8";/
    )
  })
})

describe('the files for nginx', () => {
  test.each(Object.entries(files))(
    '%s closes what it opens, and ends each directive',
    (_, text) => {
      const bare = text
        .replace(/"[^"\n]*"/g, '""')
        .replace(/~ \S+/g, '~ x')
        .replace(/\$\{\w+\}/g, '')
      expect(bare.split('{').length).toBe(bare.split('}').length)
      const odd = bare.split('\n').filter(line => line !== '' && !/^#|[;{}]$/.test(line))
      expect(odd).toEqual([])
    }
  )
})
