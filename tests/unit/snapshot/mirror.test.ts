import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#bff/client.ts'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import { createMirror } from '#snapshot/mirror.ts'
import { siteAsker } from '#snapshot/pull-countries.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mirror-'))
})
afterEach(() => rm(home, { recursive: true }))

/** A mirror of a host that has every file, and what was asked of it. */
function aMirror() {
  const asked: string[] = []
  const fetch = (url: string | URL | Request) => {
    asked.push(new Request(url).url)
    return Promise.resolve(new Response('bytes'))
  }
  const client = createClient({ timeoutMs: 1000, fetch: fetch })
  const assetsUrl = 'https://assets.example/base'
  return { mirror: createMirror({ client, assetsUrl, asker: siteAsker, dir: home }), asked }
}

describe('the mirror', () => {
  test('asks for a file once, whatever query or fragment its links have', async () => {
    const { mirror, asked } = aMirror()
    await Promise.all(['/a.pdf', '/a.pdf#page=2', '/a.pdf?v=1'].map(mirror.fetch))
    expect(asked).toEqual(['https://assets.example/base/a.pdf'])
    expect(Object.keys(mirror.files())).toEqual(['/a.pdf'])
  })

  test.each(['/', '/files/', '/_redirects', '/%2e%2e%2fa.pdf', '/a/..%2f..%2fb', '/%zz', '/a%5Cb'])(
    'never asks for %s',
    async address => {
      const { mirror, asked } = aMirror()
      expect(await mirror.fetch(address)).toBe('Such a path cannot be a file of the site.')
      expect(asked).toEqual([])
    }
  )
})

describe('the copies in a built site', () => {
  async function copy(files: Record<string, string>): Promise<void> {
    const snapshotDir = join(home, 'snapshot')
    await mkdir(snapshotDir)
    await writeFile(join(snapshotDir, 'files.json'), JSON.stringify(files))
    await writeFile(join(home, 'one'), 'mirrored')
    await copyMirroredFiles({ outDir: join(home, 'dist'), snapshotDir, mirrorDir: home })
  }

  test('lie where their links lead', async () => {
    await copy({ '/files/a%20b.pdf': 'one' })
    expect(await readdir(join(home, 'dist', 'files'))).toEqual(['a b.pdf'])
  })

  test('never replace a file of the site itself', async () => {
    await mkdir(join(home, 'dist'))
    await writeFile(join(home, 'dist', 'gl.html'), 'the site')
    await copy({ '/gl.html': 'one' })
    expect(await readFile(join(home, 'dist', 'gl.html'), 'utf8')).toBe('the site')
  })

  test('never leave the folder of the site', async () => {
    await expect(copy({ '/..%2fa.pdf': 'one' })).rejects.toThrow('would be written outside of')
  })
})
