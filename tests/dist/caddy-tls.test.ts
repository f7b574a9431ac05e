import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releasesOf } from '#scripts/publish/releases.ts'
import { aCaddy } from '../helpers/servers/a-caddy.ts'
import { aCertificate } from '../helpers/servers/a-certificate.ts'
import { askSecurely } from '../helpers/servers/ask-securely.ts'
import type { OwnServer } from '../helpers/servers/own-server.ts'
import { dist } from '../helpers/site.ts'

let folder: string
let caddy: OwnServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'))
  caddy = await aCaddy(dist, `${releasesOf(dist)}/current/servers`, aCertificate(folder))
})
afterAll(async () => {
  await caddy.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string) => askSecurely(caddy.tlsPort ?? 0, path)

test('Caddy answers over TLS and HTTP/2: pages compressed, with the headers of the site, and offers HTTP/3', async () => {
  const page = await ask('/gl')
  expect(page.protocol).toBe('h2')
  expect(page.headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    'strict-transport-security': expect.stringMatching(/^max-age=/) as string,
    'alt-svc': expect.stringMatching(/^h3=/) as string
  })
})

test('Caddy redirects and misses pages over HTTP/2 as it does without TLS', async () => {
  const moved = await ask('/russia')
  expect(moved.headers).toMatchObject({ ':status': 301, location: '/ru' })
  const missing = await ask('/gl/nothing-here')
  expect(missing.headers).toMatchObject({
    ':status': 404,
    'content-type': 'text/html; charset=utf-8'
  })
})
