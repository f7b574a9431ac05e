import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatHeaders } from '#scripts/hosts/netlify/format-headers.ts'
import { headers } from '#routes/headers.ts'
import { writeServerRules } from '#scripts/hosts/server-rules.ts'
import { releasesOf } from '#scripts/publish/releases.ts'
import { type Host, startHost } from '#scripts/serve/server.ts'
import { type Answer, ask } from '../helpers/servers/ask.ts'
import { type OwnServer, ownServers } from '../helpers/servers/own-server.ts'
import { rawPaths } from '../helpers/servers/raw-paths.ts'
import { shown, summary } from '../helpers/servers/summary.ts'
import { dist, files, settings } from '../helpers/site.ts'
import { writeFiles } from '../helpers/write-files.ts'

const paths = rawPaths()
const wanted = new Map<string, Answer>()
let host: Host
beforeAll(async () => {
  host = await startHost({ dist, config: 'netlify.toml', port: 0 })
  const port = Number(new URL(host.url).port)
  for (const path of paths) wanted.set(path, await ask(port, path))
})
afterAll(() => host.close())

describe.each(ownServers)('$name with the files of a build', ({ start }) => {
  let server: OwnServer
  beforeAll(async () => {
    server = await start(dist, `${releasesOf(dist)}/current/servers`)
  })
  afterAll(() => server.close())

  test('answers some 400 raw addresses as the host of netlify.toml: status, place, headers and the 404 page', async () => {
    expect(paths.length).toBeGreaterThan(400)
    const differing: unknown[] = []
    for (const [path, answer] of wanted) {
      const got = await ask(server.port, path)
      if (!isDeepStrictEqual(summary(answer), summary(got)))
        differing.push([path, shown(answer), shown(got)])
    }
    expect(differing).toEqual([])
  })

  test('is no open redirect, and lets no address write a header', async () => {
    for (const path of ['//gl/', '//gl/company/', '///example.com/', '/\\example.com/'])
      expect((await ask(server.port, path)).location ?? '/').toMatch(/^\/(?![/\\])/)
    for (const path of [
      '/gl/a%0d%0aSet-Cookie:x',
      '/fr/%0d%0aSet-Cookie:x',
      '/null/%0aSet-Cookie:x'
    ])
      expect((await ask(server.port, path)).headers).not.toHaveProperty(['set-cookie'])
  })

  test('sends a drawing of the content, and runs none as a page, however its path is written', async () => {
    const drawing = [...files].find(file => /^\/files\/.*\.svg$/.test(file)) ?? '/files/none.svg'
    expect((await ask(server.port, drawing)).status).toBe(200)
    for (const path of [drawing, drawing.replace('/files', '/%66iles'), `/gl/..${drawing}`]) {
      const { status, headers } = await ask(server.port, path)
      if (status === 200) expect(headers['content-security-policy']).toMatch(/^sandbox;/)
    }
  })

  test('compresses pages, and says neither its version nor a file of rules', async () => {
    const { headers } = await ask(server.port, '/gl', 'gzip')
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(headers.server ?? '').not.toMatch(/\d/)
    expect((await ask(server.port, '/_headers')).status).toBe(404)
  })
})

describe.each(ownServers)('$name with a small site', ({ start, encodings }) => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'))
    // The server reads as another user.
    chmodSync(folder, 0o755)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Serves these files with the headers of these settings. */
  const serve = async (given: Record<string, string>, changed: Partial<typeof settings>) => {
    const site = join(folder, 'site')
    const rules = formatHeaders(headers({ ...settings, ...changed, policy: '' }))
    writeFiles(site, { ...given, _redirects: '', _headers: rules })
    await writeServerRules(site, join(folder, 'servers'))
    return start(site, join(folder, 'servers'))
  }

  test('shows nothing of a preview without its password', async () => {
    const password = { contentEnv: 'preview', previewPassword: 'guest:twelve-letters' } as const
    const server = await serve({ 'gl.html': 'Preview' }, password)
    const statusFor = async (secret?: string) => {
      const authorization = `Basic ${btoa(`guest:${secret}`)}`
      const answer = await fetch(`http://127.0.0.1:${server.port}/gl`, {
        headers: secret === undefined ? {} : { authorization }
      })
      return [answer.status, answer.headers.get('x-robots-tag')]
    }
    try {
      expect(await statusFor()).toEqual([401, 'noindex'])
      expect(await statusFor('wrong-letters')).toEqual([401, 'noindex'])
      expect(await statusFor('twelve-letters')).toEqual([200, 'noindex'])
    } finally {
      await server.close()
    }
  })

  test('sends the files that the build has compressed', async () => {
    const server = await serve(
      { 'gl.html': 'A page', 'gl.html.gz': '', 'gl.html.br': '', '404.html.br': '' },
      {}
    )
    writeFileSync(join(folder, 'site/gl.html.gz'), gzipSync('gzip of the build'))
    writeFileSync(join(folder, 'site/gl.html.br'), brotliCompressSync('br of the build'))
    try {
      for (const encoding of encodings) {
        const answer = await fetch(`http://127.0.0.1:${server.port}/gl`, {
          headers: { 'accept-encoding': encoding }
        })
        expect(await answer.text()).toBe(`${encoding} of the build`)
        expect(answer.headers.get('content-encoding')).toBe(encoding)
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      }
    } finally {
      await server.close()
    }
  })
})
