import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isoCountries } from '#config/iso-countries.ts'
import { formatHeaders } from '#routes/format-headers.ts'
import { headers } from '#routes/headers.ts'
import { releasesOf } from '#scripts/publish/releases.ts'
import { writeServerRules } from '#scripts/publish/server-rules.ts'
import { type Host, startHost } from '#scripts/serve/server.ts'
import { anNginx } from '../helpers/an-nginx.ts'
import { dist, files, index, settings, trees } from '../helpers/site.ts'

type Answer = { status: number; location?: string; headers: Record<string, string>; text: string }

/** As it is sent: fetch would tidy the path. */
function ask(port: number, path: string, accepted = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': accepted } }
    request(sent, reply => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const { location, ...headers } = reply.headers as Record<string, string>
        const text = Buffer.concat(chunks).toString()
        resolve({ status: reply.statusCode ?? 0, location, headers, text })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** A build of some trees has no files of the others. */
const isNotLeftOut = (country: string) =>
  index.trees.every(tree => tree.country !== country) ||
  trees.some(tree => tree.country === country)

/** Addresses as visitors, old links and attackers write them. */
function rawPaths(): string[] {
  const [page = ''] = [...files].filter(file => /\/product\/\d+\.html$/.test(file))
  const [label = '/files/none.pdf'] = [...files].filter(file => file.endsWith('.pdf'))
  const product = page.slice(0, -'.html'.length)
  const bare = [
    '/',
    '/gl',
    '/GL',
    '/gl.html',
    '/gl/company',
    '/gl/company.html',
    '/gl/nothing',
    '/nothing',
    product,
    page,
    `${product}.md`,
    label,
    '/files/none.pdf',
    '/_assets/none.js',
    '/_headers',
    '/_redirects',
    '/robots.txt',
    '/sitemap-index.xml',
    '/gl/news.xml',
    '/gl/catalogue.json',
    '/gl/catalogue.csv',
    '/catalogue.schema.json',
    '/favicon.ico',
    '/icon.svg',
    '/llms.txt',
    '/404',
    '/404.html',
    '/gl/404',
    '/gl/404.html',
    '/gl/pagenotfound',
    '/undefined',
    '/null/company',
    '/russia/news',
    '/thailand/th/product/1',
    '/gl-prod',
    '/gl-prod-eng/company',
    '/br-prod-por',
    '/.git/config',
    '/.nginx/http.conf',
    '/gl/site.webmanifest'
  ]
  const ends = ['', '/', '//', '?q=1', '/?q=1', '%2F', '%20', '/.', '/%2e', '.html']
  const odd = [
    '//gl',
    '//gl/',
    '//gl/company/',
    '///example.com/',
    '//example.com/%2e%2e',
    '/gl//company',
    '/gl/%63ompany',
    '/%67l',
    '/fr?x=%0d%0ay'
  ]
  const closed = isoCountries
    .filter(isNotLeftOut)
    .slice(0, 50)
    .flatMap(country => [`/${country}`, `/${country}-prod/a`])
  // The other host leads `/404//` to `/404` first.
  const isOnce = (path: string) => !path.includes('/404//')
  return [
    ...new Set([...bare.flatMap(path => ends.map(end => path + end)), ...odd, ...closed])
  ].filter(isOnce)
}

const shown = (answer: Answer) =>
  summary(answer)
    .map(part => String(part).slice(0, 40))
    .join(' | ')

const servers = `${releasesOf(dist)}/current/servers/nginx`
const readConf = (name: string) => readFileSync(`${servers}/${name}`, 'utf8')
const rules = headers({ ...settings, policy: '' })

/** A missing file answers with these of the page that says so on nginx, with its own on the other host. */
const ofTheFile = [
  'content-type',
  'content-security-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin'
]
const sentAlways = rules
  .flatMap(({ values }) => Object.keys(values))
  .map(name => name.toLowerCase())
  .filter(name => !ofTheFile.includes(name))

describe('nginx with the files of a build', () => {
  let host: Host
  let nginx: Awaited<ReturnType<typeof anNginx>>
  beforeAll(async () => {
    host = await startHost({ dist, config: 'netlify.toml', port: 0 })
    nginx = await anNginx({
      root: dist,
      files: { 'http.conf': readConf('http.conf'), 'server.conf': readConf('server.conf') }
    })
  })
  afterAll(() => Promise.all([host.close(), nginx.close()]))

  const both = async (path: string) => {
    const port = Number(new URL(host.url).port)
    return Promise.all([ask(port, path), ask(nginx.port, path)])
  }

  test('answers some 400 raw addresses as the host of netlify.toml: status, place, headers and the 404 page', async () => {
    const paths = rawPaths()
    expect(paths.length).toBeGreaterThan(400)
    const differing: unknown[] = []
    for (const path of paths) {
      const [wanted, got] = await both(path)
      if (!isDeepStrictEqual(summary(wanted), summary(got)))
        differing.push([path, shown(wanted), shown(got)])
    }
    expect(differing).toEqual([])
  })

  test('is no open redirect, and lets no address write a header', async () => {
    for (const path of ['//gl/', '//gl/company/', '///example.com/', '/\\example.com/'])
      expect((await ask(nginx.port, path)).location ?? '/').toMatch(/^\/(?![/\\])/)
    for (const path of [
      '/gl/a%0d%0aSet-Cookie:x',
      '/fr/%0d%0aSet-Cookie:x',
      '/null/%0aSet-Cookie:x'
    ])
      expect((await ask(nginx.port, path)).headers).not.toHaveProperty(['set-cookie'])
  })

  test('runs no file of the content as a page, however its path is written', async () => {
    const drawing = [...files].find(file => /^\/files\/.*\.svg$/.test(file)) ?? '/files/none.svg'
    for (const path of [drawing, drawing.replace('/files', '/%66iles'), `/gl/..${drawing}`]) {
      const { status, headers } = await ask(nginx.port, path)
      if (status === 200) expect(headers['content-security-policy']).toMatch(/^sandbox;/)
    }
  })

  test('compresses pages, and says neither its version nor a file of rules', async () => {
    const { headers } = await ask(nginx.port, '/gl', 'gzip')
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      server: 'nginx'
    })
    expect((await ask(nginx.port, '/_headers')).status).toBe(404)
  })
})

/** The local host names itself where the policy names the site. */
const ownAddress = /http:\/\/[^/ ]+\/_assets\//g

/** What visitors and caches see. A redirect has no page; a slash or a space at its end only redirects once more. */
function summary({ status, location, headers, text }: Answer): unknown[] {
  if (location !== undefined) return [status, location.replace(/(?<=.)(\/|%20)+(?=\?|$)/, '')]
  const names = status === 404 ? sentAlways : [...sentAlways, ...ofTheFile]
  const sent = names.map(name =>
    headers[name]?.replaceAll(', ', ',').replaceAll(ownAddress, '/_assets/')
  )
  return [status, text, ...sent]
}

describe('nginx with a preview that has a password', () => {
  test('shows nothing without it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'preview-'))
    // The server reads as another user.
    chmodSync(folder, 0o755)
    const site = join(folder, 'site')
    mkdirSync(site)
    writeFileSync(join(site, 'gl.html'), 'Preview')
    writeFileSync(join(site, '_redirects'), '')
    const preview = { contentEnv: 'preview', previewPassword: 'guest:twelve-letters' } as const
    writeFileSync(
      join(site, '_headers'),
      formatHeaders(headers({ ...settings, ...preview, policy: '' }))
    )
    await writeServerRules(site, join(folder, 'servers'))
    const conf = (name: string) => readFileSync(join(folder, 'servers/nginx', name), 'utf8')
    const nginx = await anNginx({
      root: site,
      files: { 'http.conf': conf('http.conf'), 'server.conf': conf('server.conf') }
    })
    const statusFor = async (password?: string) => {
      const authorization = `Basic ${btoa(`guest:${password}`)}`
      const answer = await fetch(`http://127.0.0.1:${nginx.port}/gl`, {
        headers: password === undefined ? {} : { authorization }
      })
      return answer.status
    }
    try {
      expect(await statusFor()).toBe(401)
      expect(await statusFor('wrong-letters')).toBe(401)
      expect(await statusFor('twelve-letters')).toBe(200)
      expect(conf('password')).not.toContain('twelve-letters')
    } finally {
      await nginx.close()
      rmSync(folder, { recursive: true })
    }
  })
})
