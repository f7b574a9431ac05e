import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releasesOf } from '#scripts/publish/releases.ts'
import { aCaddy } from '../helpers/servers/a-caddy.ts'
import { aCertificate } from '../helpers/servers/a-certificate.ts'
import { aQuicBrowser } from '../helpers/servers/a-quic-browser.ts'
import type { OwnServer } from '../helpers/servers/own-server.ts'
import { dist } from '../helpers/site.ts'

let folder: string
let caddy: OwnServer
let browser: Browser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'http3-'))
  const certificate = aCertificate(folder)
  caddy = await aCaddy(dist, `${releasesOf(dist)}/current/servers`, certificate)
  browser = await aQuicBrowser(caddy.tlsPort ?? 0, certificate)
})
afterAll(async () => {
  await browser.close()
  await caddy.close()
  rmSync(folder, { recursive: true })
})

/** The answer that a browser gets over HTTP/3, after redirects. */
async function visit(path: string) {
  const page = await browser.newPage()
  const reply = await page.goto(`https://localhost:${caddy.tlsPort}${path}`)
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(entry => entry instanceof PerformanceResourceTiming)
      // What the policy blocks, because it names the address of the build, is not asked for.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ nextHopProtocol }) => nextHopProtocol)
  )
  const facts = {
    status: reply?.status(),
    headers: await reply?.allHeaders(),
    path: new URL(page.url()).pathname,
    protocols: [...new Set(protocols)]
  }
  await page.close()
  return facts
}

test('a browser gets a page and its files from Caddy over HTTP/3, with the headers of the site', async () => {
  expect(await visit('/gl')).toMatchObject({
    status: 200,
    path: '/gl',
    protocols: ['h3'],
    headers: {
      'content-encoding': expect.stringMatching(/^(br|gzip)$/) as string,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string
    }
  })
})

test('old addresses and missing pages are answered over HTTP/3 too', async () => {
  expect(await visit('/undefined/company')).toMatchObject({ status: 200, path: '/gl/company' })
  expect(await visit('/gl/nothing-here')).toMatchObject({ status: 404, protocols: ['h3'] })
})
