import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import { readCatalogue, readContent, readMirroredFiles } from '#snapshot/store.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import type { Bff } from '../../scripts/demo-bff/server/server.ts'
import { aPull } from './a-pull.ts'
import { startSmallBff } from './a-small-bff.ts'

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

const video = '/files/video/hero-desktop.mp4'
const hero = () => readContent('gl', fixture.snapshotDir).hero.content
const documentsOf = (prefix: string) =>
  readCatalogue(prefix, fixture.snapshotDir).products.flatMap(({ documents }) => documents)

describe('files without a public host', () => {
  test('are mirrored, each under the path that pages name, all below /files/', async () => {
    await fixture.run({ trees: ['uz'] })
    const outDir = join(fixture.dir, 'dist')
    await copyMirroredFiles({ ...fixture, outDir })
    expect(hero().video_desktop).toBe(video)
    const answer = await fetch(bff.url + video)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(new Uint8Array(await readFile(join(outDir, video)))).toEqual(bytes)
    for (const { url } of documentsOf('uz')) await stat(join(outDir, url))
    const icons = readContent('uz', fixture.snapshotDir).families.flatMap(
      ({ icon_src }) => icon_src
    )
    for (const icon of icons) {
      expect(icon).toMatch(/^\/files\/[0-9a-f]{16}-family-\d+\.svg$/)
      await stat(join(outDir, icon ?? ''))
    }
    expect((await readdir(outDir)).sort()).toEqual(['files'])
  })

  test('are loaded again when the copy of an earlier build has changed', async () => {
    await fixture.run({ trees: ['gl'] })
    const { name } = readMirroredFiles(fixture.snapshotDir)[video] ?? {}
    const copy = join(fixture.mirrorDir, name ?? '')
    const bytes = await readFile(copy)
    await writeFile(copy, bytes.toReversed())
    bff.traffic.reset()
    await fixture.run({ trees: ['gl'] })
    const asked = bff.traffic.requests.filter(({ path }) => path === video)
    expect(asked.map(({ status }) => status)).toEqual([200])
    expect(await readFile(copy)).toEqual(bytes)
  })

  test('are requested once, and not sent again while unchanged', async () => {
    await fixture.run({ trees: ['gl'] })
    bff.traffic.reset()
    await fixture.run({ trees: ['gl'] })
    const asked = bff.traffic.requests.filter(({ path }) => path === video)
    expect(asked.map(({ status }) => status)).toEqual([304])
  })

  test('that are missing cost their link and a finding, not the build', async () => {
    bff.faults.set(video, parseFault('status:404'))
    bff.faults.set('/files/products/*', parseFault('status:404'))
    const { findings } = await fixture.run({ trees: ['gl'] })
    expect(hero().video_desktop).toBeUndefined()
    expect(documentsOf('gl')).toEqual([])
    const [finding] = findings.filter(({ received }) => received === video)
    expect(finding).toMatchObject({
      kind: 'file',
      tree: 'gl',
      call: 'GET /header',
      record: '#1',
      field: 'video_desktop',
      expected: 'a file that can be published',
      message: `GET /header (tree gl): record #1 was kept without a file: video_desktop names ${video}: GET ${bff.url}${video} (call ${video}, tree site) failed: Error: Not Found (HTTP 404)`
    })
  })

  test('that come as a web page count as missing', async () => {
    bff.faults.set(video, parseFault('html'))
    await fixture.run({ trees: ['gl'] })
    expect(hero().video_desktop).toBeUndefined()
  })
})

describe('files with a public host', () => {
  test('are linked there and not fetched', async () => {
    await fixture.run({ trees: ['uz'], publicAssetsUrl: 'https://files.example/a' })
    expect(hero().video_desktop).toBe(`https://files.example/a${video}`)
    for (const { url } of documentsOf('uz'))
      expect(url).toMatch(/^https:\/\/files\.example\/a\/files\//)
    expect(bff.traffic.requests.filter(({ path }) => path.startsWith('/files/'))).toEqual([])
  })
})
