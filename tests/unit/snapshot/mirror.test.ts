import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#bff/client.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import { sourceOf } from '#snapshot/file-source.ts'
import { createMirror } from '#snapshot/mirror.ts'
import { siteContext } from '#snapshot/pull-countries.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mirror-'))
})
afterEach(() => rm(home, { recursive: true }))

/** A mirror of a host that has every file, and the requests that it received. */
function aMirror() {
  const asked: string[] = []
  const fetch = (url: string | URL | Request) => {
    asked.push(new Request(url).url)
    return Promise.resolve(new Response('%PDF-1.7'))
  }
  const client = createClient({ timeoutMs: 1000, fetch: fetch })
  const assetsUrl = 'https://assets.example/base'
  const refuse = () => undefined
  const mirror = createMirror({ client, assetsUrl, context: siteContext, dir: home, refuse })
  const publish = (address: string) => mirror.publish({ address, kind: 'link' })
  return { mirror, publish, asked }
}

describe('the mirror', () => {
  test('requests a file once, whatever query or fragment its links have', async () => {
    const { mirror, publish, asked } = aMirror()
    const links = ['/files/a.pdf', '/files/a.pdf#page=2', '/files/a.pdf?v=1', '/files/%61.pdf']
    expect(await Promise.all(links.map(publish))).toEqual([
      { address: '/files/a.pdf' },
      { address: '/files/a.pdf#page=2' },
      { address: '/files/a.pdf?v=1' },
      { address: '/files/a.pdf' }
    ])
    expect(asked).toEqual(['https://assets.example/base/files/a.pdf'])
    expect(Object.keys(mirror.files())).toEqual(['/files/a.pdf'])
  })

  test.each([
    ['/index.pdf', /^\/files\/[0-9a-f]{16}-index\.pdf$/],
    ['/gl/login.pdf', /^\/files\/[0-9a-f]{16}-login\.pdf$/],
    ['/files/Label EN.pdf'.replace(' ', '%20'), /^\/files\/[0-9a-f]{16}-label-en\.pdf$/],
    ['/files/%E6%A0%87%E7%AD%BE.pdf', /^\/files\/[0-9a-f]{16}-file\.pdf$/],
    ['/files/Rótulo.pdf', /^\/files\/[0-9a-f]{16}-rotulo\.pdf$/],
    ['/files/a.pdf/b.pdf', /^\/files\/[0-9a-f]{16}-b\.pdf$/],
    ['/files/0123456789abcdef-taken.pdf', /^\/files\/[0-9a-f]{16}-0123456789abcdef-taken\.pdf$/],
    [`/files/${'long'.repeat(1250)}.pdf`, /^\/files\/[0-9a-f]{16}-[long]{40}\.pdf$/]
  ])('gives %s a name below /files/ that every host reads in one way', async (address, name) => {
    expect(Object.values(await aMirror().publish(address))).toEqual([expect.stringMatching(name)])
  })

  test('gives a file the same name wherever the asset host is', () => {
    const named = { address: '/icons/family.svg', kind: 'picture' } as const
    const [one, other] = ['https://a.example', 'http://127.0.0.1:4328'].map(host =>
      sourceOf(named, host)
    )
    expect(one).toMatchObject({
      path: expect.stringMatching(/^\/files\/.*-family\.svg$/) as string
    })
    expect(other).toMatchObject({ path: one && 'path' in one && one.path })
  })

  test.each([
    '/',
    '/files/',
    '/_redirects',
    '/files/_headers.pdf',
    '/files/.well-known/a.pdf',
    '/%2e%2e%2fa.pdf',
    '/files/../../etc/a.pdf',
    '/files/%2e%2e/a.pdf',
    '/a/..%2f..%2fb.pdf',
    '/files/%252e%252e%252fa.pdf',
    '/%2F_worker.pdf',
    '/files/a%00.pdf',
    '/files//a.pdf',
    '/%zz.pdf',
    '/a%5Cb.pdf',
    '/files/a%E2%80%AEfdp.pdf',
    '//elsewhere.example/a.pdf'
  ])('never asks for %s', async address => {
    const { publish, asked } = aMirror()
    expect(await publish(address)).toEqual({
      failure: 'Such a path cannot be a file of the site.'
    })
    expect(asked).toEqual([])
  })

  test.each(['/index.html', '/sw.js', '/files/app.mjs', '/files/a.pdf.exe', '/files/a', '/a.svgz'])(
    'asks for no file of a type that it does not know: %s',
    async address => {
      const { publish, asked } = aMirror()
      expect(Object.values(await publish(address))).toEqual([
        expect.stringMatching(/^Its name must end in one of \.pdf, \.jpg/)
      ])
      expect(asked).toEqual([])
    }
  )
})

describe('the copies in a built site', () => {
  async function copy(path: string, text = 'mirrored'): Promise<void> {
    const snapshotDir = join(home, 'snapshot')
    await mkdir(snapshotDir)
    const sha256 = createHash('sha256').update('mirrored').digest('hex')
    const files = { [path]: { name: 'one', sha256 } }
    await writeFile(join(snapshotDir, 'files.json'), JSON.stringify(files))
    await writeFile(join(home, 'one'), text)
    const published = join(home, 'published')
    await copyMirroredFiles({ outDir: join(home, 'dist'), snapshotDir, mirrorDir: home, published })
  }

  test('are those of the published site where a later pull got another file', async () => {
    await mkdir(join(home, 'published', 'files'), { recursive: true })
    await writeFile(join(home, 'published', 'files', 'a.pdf'), 'mirrored')
    await copy('/files/a.pdf', 'a later file')
    expect(await readFile(join(home, 'dist', 'files', 'a.pdf'), 'utf8')).toBe('mirrored')
  })

  test('lie where their links lead', async () => {
    await copy('/files/labels/a.pdf')
    expect(await readdir(join(home, 'dist', 'files', 'labels'))).toEqual(['a.pdf'])
  })

  test.each(['/gl.html', '/files/../gl.html', '/files/..%2fa.pdf', '/_headers'])(
    'never leave the folder of files: %s',
    async path => {
      await mkdir(join(home, 'dist'))
      await writeFile(join(home, 'dist', 'gl.html'), 'the site')
      await expect(copy(path)).rejects.toThrow('would not be in')
      expect(await readFile(join(home, 'dist', 'gl.html'), 'utf8')).toBe('the site')
    }
  )

  test('are the bytes that were pulled', async () => {
    await expect(copy('/files/a.pdf', 'an other')).rejects.toThrow('is no longer /files/a.pdf')
  })
})
