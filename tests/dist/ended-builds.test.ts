import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateData } from '#scripts/demo-bff/data-source/generate.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { digestFiles } from '#scripts/publish/publication.ts'
import { buildSite } from '../helpers/build-site.ts'
import { tried } from '../helpers/tried.ts'

const OUT_DIR = '.build/ended-site'
const folders = { OUT_DIR, SNAPSHOT_DIR: '.build/ended-snapshot', TREES: 'gl' }

let bff: Bff
let settings: Record<string, string>
beforeAll(async () => {
  bff = await startBff({ data: generateData({ countries: 1, products: 2, seed: 1 }) })
  settings = { ...folders, BFF_URL: bff.url }
})
afterAll(async () => {
  await bff.close()
  for (const folder of [OUT_DIR, folders.SNAPSHOT_DIR, `${OUT_DIR}-releases`, `${OUT_DIR}-report`])
    rmSync(folder, { recursive: true, force: true })
})

/** Starts a build, and ends it by a signal at the stage after these words, unless it has ended before. */
async function endBuild(
  words: RegExp,
  signal: 'SIGTERM' | 'SIGKILL',
  changed: object,
  limits = ''
): Promise<number | null> {
  const env = { ...process.env, NODE_ENV: undefined, ...settings, ...changed }
  const command = `${limits} exec "${process.execPath}" scripts/build.ts`
  const child = spawn('sh', ['-c', command], { env })
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk.toString()
    if (words.test(output)) child.kill(signal)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

test('a build that is ended at any stage, or by a full disk, leaves the site as it was, and the next one is right', async () => {
  const first = await buildSite(settings)
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('Built 1 tree')])
  const before = await digestFiles(OUT_DIR)

  // Another setting, so that every page must be rendered; the bundle of the code stays the same.
  const changed = { SECURITY_CONTACT: 'mailto:security@site.example' }
  const points = [
    [/SITE_URL is no public/, 'SIGKILL'],
    [/Pull /, 'SIGTERM'],
    [/Bundle /, 'SIGKILL']
  ] as const
  for (const [words, signal] of tried(points, points.length, 1)) {
    expect(await endBuild(words, signal, changed), `${signal} after ${words}`).not.toBe(0)
    expect(await digestFiles(OUT_DIR), `${signal} after ${words}`).toEqual(before)
  }

  // No file may be longer than this, as on a disk that becomes full in the middle of a file.
  const full = await endBuild(/no such words/, 'SIGKILL', changed, "trap '' XFSZ; ulimit -f 60;")
  expect(full).toBe(1)
  expect(await digestFiles(OUT_DIR), 'full disk').toEqual(before)

  // Two builds at once: one waits for the other.
  const both = await Promise.all([1, 2].map(() => buildSite({ ...settings, ...changed })))
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  const after = await digestFiles(OUT_DIR)
  expect(Object.keys(after).filter(file => !(file in before))).toEqual([
    '/.well-known/security.txt'
  ])
  expect(Object.keys(before).filter(file => before[file]?.sha256 !== after[file]?.sha256)).toEqual(
    []
  )
})
