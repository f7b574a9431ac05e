import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { realClock } from '#bff/clock.ts'
import { readSettings } from '#config/settings.ts'
import { startHost } from '#scripts/serve/server.ts'
import { writeHostRules } from '#scripts/hosts/write-host-rules.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import { readCatalogue, readContent, readMirroredFiles } from '#snapshot/store.ts'
import type { Bff } from '../../scripts/demo-bff/server/server.ts'
import { aHostileHost, MARK, serve } from './a-hostile-host.ts'
import { aPull } from './a-pull.ts'
import { smallData, startSmallBff } from './a-small-bff.ts'

/** Limits like those of a build, for small files and few seconds. */
const fileLimits = {
  bytes: 1_000_000,
  milliseconds: 20_000,
  rate: { bytes: 200, milliseconds: 500 }
}

let bff: Bff
let fixture: Awaited<ReturnType<typeof aPull>>
beforeEach(async () => {
  bff = await startSmallBff()
  fixture = await aPull(bff.url)
})
afterEach(async () => {
  await rm(fixture.dir, { recursive: true })
  await bff.close()
})

/** Lists these files as documents of a product in Uzbekistan. */
function uploadDocuments(addresses: readonly string[]): void {
  const demo = smallData()
  const [sold] = demo.listings.uz ?? []
  const documents = addresses.map(url => ({ kind: 'other', url, lang: 'eng' }))
  bff.use({
    ...demo,
    products: demo.products.map(product =>
      product.key === sold?.product ? { ...product, documents } : product
    )
  })
}

const documents = () =>
  readCatalogue('uz', fixture.snapshotDir).products.flatMap(({ documents }) => documents)

/** The files of the built site, served by a host that applies its rules. */
async function servedSite(index: Parameters<typeof writeHostRules>[1]['index']) {
  const dist = join(fixture.dir, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, 'gl.html'), 'home')
  await writeFile(join(dist, '404.html'), 'not found')
  await writeHostRules(dist, { index, settings: readSettings({}) })
  await copyMirroredFiles({ ...fixture, outDir: dist })
  return startHost({ dist, config: 'no-such-file.toml', port: 0 })
}

/** `fetch` would normalise the path. */
const ask = (url: string, path: string) =>
  new Promise<{ status?: number; text: string; headers: Record<string, unknown> }>((done, fail) => {
    request({ host: 'localhost', port: new URL(url).port, path }, reply => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const { statusCode: status, headers } = reply
        done({ status, headers, text: Buffer.concat(chunks).toString('latin1') })
      })
    })
      .on('error', fail)
      .end()
  })

describe('hostile documents', () => {
  test('are nowhere in the site, and each is a finding', async () => {
    const host = await aHostileHost(bff.url)
    uploadDocuments([...host.addresses, '/files/products/4101/label-eng.pdf'])
    const { findings, index } = await fixture.run(
      { trees: ['uz'], assetsUrl: host.url },
      { fileLimits, clock: realClock }
    )
    const named = findings.filter(
      ({ tree, field }) => tree === 'uz' && field.startsWith('documents')
    )
    expect(named.map(({ received }) => received).sort()).toEqual(host.addresses.toSorted())
    expect(new Set(documents().map(({ url }) => url.split('/')[1]))).toEqual(new Set(['files']))
    expect(host.inside.asked).toEqual([])

    const site = await servedSite(index)
    const decoded = host.addresses.map(address =>
      decodeURIComponent(address).replace(/[\0\\]/g, '')
    )
    for (const path of [...host.addresses, ...decoded.map(encodeURI), '/', '/index.html']) {
      const { text, headers } = await ask(site.url, path)
      expect([path, text.includes(MARK)]).toEqual([path, false])
      expect(JSON.stringify(headers)).not.toContain(MARK)
    }
    expect(await ask(site.url, '/')).toMatchObject({ status: 301, headers: { location: '/gl' } })
    await site.close()
    await host.close()
  })
})

describe('published files', () => {
  test('can run nothing, are revalidated, and films can be played', async () => {
    uploadDocuments(['/files/products/4101/label-eng.pdf'])
    const { index } = await fixture.run({ trees: ['uz'] })
    const site = await servedSite(index)
    for (const path of Object.keys(readMirroredFiles(fixture.snapshotDir))) {
      const { status, headers } = await ask(site.url, path)
      const isFilm = /\.(mp4|webm)$/.test(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': isFilm
          ? "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'"
          : "sandbox; default-src 'none'; style-src 'unsafe-inline'"
      })
    }
    await site.close()
  })
})

describe('redirects of the asset host', () => {
  test('are followed to itself', async () => {
    const label = '/files/products/4101/label-eng.pdf'
    const host = await serve(async (path, response) => {
      if (path === '/files/old.pdf') response.writeHead(301, { location: '/files/older.pdf' }).end()
      else if (path === '/files/older.pdf') response.writeHead(302, { location: label }).end()
      else response.end(Buffer.from(await (await fetch(bff.url + path)).arrayBuffer()))
    })
    uploadDocuments(['/files/old.pdf'])
    await fixture.run({ trees: ['uz'], assetsUrl: host.url })
    expect(documents().map(({ url }) => url)).toContain('/files/old.pdf')
    await host.close()
  })
})

describe('pictures of other hosts', () => {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
  const hosts: Record<string, string> = {
    'cdn.example': '93.184.215.14',
    'inside.example': '10.0.0.7',
    'metadata.example': '169.254.169.254',
    'six.example': 'fd00::1',
    'mapped.example': '::ffff:127.0.0.1',
    localhost: '127.0.0.1'
  }
  const asked: string[] = []
  /** The public network: every host except the BFF gives this answer. */
  const network = {
    lookup: (name: string) => Promise.resolve([{ address: hosts[name] ?? name, family: 4 }]),
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      const { href, pathname } = new URL(input instanceof Request ? input.url : input)
      if (href.startsWith(bff.url)) return fetch(input, init)
      asked.push(href)
      if (pathname === '/page.png') return Promise.resolve(new Response('<html>'))
      if (pathname !== '/moved.png') return Promise.resolve(new Response(png))
      const headers = { location: 'https://inside.example/secret.png' }
      return Promise.resolve(new Response(undefined, { status: 302, headers }))
    }
  }
  /** Pulls families with these icons; answers with the icons as published, and the findings about them. */
  async function pullIcons(icons: readonly string[]) {
    asked.length = 0
    const demo = smallData()
    bff.use({
      ...demo,
      families: demo.families.map((family, at) => ({ ...family, icon_src: icons[at] ?? '' }))
    })
    const { findings } = await fixture.run({ trees: ['uz'] }, { network })
    const { families } = readContent('uz', fixture.snapshotDir)
    return {
      icons: families.map(({ icon_src: icon }) => icon),
      findings: findings.filter(({ tree, field }) => tree === 'uz' && field === 'icon_src')
    }
  }

  test('are published here', async () => {
    const address = 'https://cdn.example/a%20b.png?width=200'
    const [icon = ''] = (await pullIcons([address])).icons
    expect(icon).toMatch(/^\/files\/[0-9a-f]{16}-a-b\.png$/)
    expect(readMirroredFiles(fixture.snapshotDir)).toHaveProperty([icon])
    expect(asked).toEqual([address])
  })

  test.each([
    [
      'no pictures',
      ['https://cdn.example/page.png', 'https://cdn.example/a.exe', 'https://cdn.example/moved.png']
    ],
    [
      'inside the network',
      [
        'https://inside.example/a.png',
        'https://metadata.example/a.png',
        'https://six.example/a.png',
        'https://mapped.example/a.png',
        'https://192.168.1.1/a.png',
        'https://2130706433/a.png',
        'https://[::1]/a.png',
        'http://localhost:9/a.png'
      ]
    ]
  ])('that are %s are left out, and each is a finding', async (_, addresses) => {
    const { icons, findings } = await pullIcons(addresses)
    expect(icons.filter(Boolean)).toEqual([])
    expect(findings.map(({ kind, received }) => [kind, received]).sort()).toEqual(
      addresses.map(address => ['file', address]).sort()
    )
    expect(asked.filter(href => !href.startsWith('https://cdn.example/'))).toEqual([])
  })
})
