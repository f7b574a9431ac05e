import { existsSync, globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from '../helpers/build-site.ts'
import { ownProject } from '../helpers/own-project.ts'

const siteFolders = { OUT_DIR: 'dist', SNAPSHOT_DIR: '.snapshot' }

let project: ReturnType<typeof ownProject>
beforeAll(() => {
  project = ownProject()
})
afterAll(() => project.remove())

const damages = [
  (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  (file: string) => rmSync(file),
  (file: string) => {
    const bytes = readFileSync(file)
    const middle = Math.floor(bytes.length / 2)
    if (bytes.length > 0) bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    writeFileSync(file, bytes)
  }
]

/** Damages all files of a folder, one after the other in each of these ways, from the given one on. */
function damage(pattern: string, first: number): number {
  const cwd = project.folder
  const files = globSync(pattern, { cwd, withFileTypes: true }).filter(entry => entry.isFile())
  for (const [at, { parentPath, name }] of files.entries()) {
    const file = join(parentPath, name)
    // The current release has two paths.
    if (existsSync(file)) damages[(first + at) % damages.length]?.(file)
  }
  return files.length
}

test('a damaged list of packages is made again, in the cache and in the report', async () => {
  const list = async () => {
    const script = 'scripts/make/bill-of-materials.ts'
    const { code, output } = await runScript(script, siteFolders, [], project.folder)
    expect([code, output]).toEqual([0, ''])
    return readFileSync(join(project.folder, 'report/sbom.cdx.json'), 'utf8')
  }
  const packagesOf = (text: string) =>
    (JSON.parse(text) as { components: { purl: string }[] }).components.map(({ purl }) => purl)
  const first = packagesOf(await list())
  expect(first.length).toBeGreaterThan(10)
  for (const at of damages.keys()) {
    damage('.cache/sbom-*', at)
    damage('report/sbom.cdx.json', at)
    expect(packagesOf(await list())).toEqual(first)
  }
})
