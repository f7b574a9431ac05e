import { existsSync, globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestFiles } from '#scripts/publish/publication.ts'
import { ownFolders, setUpOwnProject } from '../helpers/builds-of-own-project.ts'
import { buildSite } from '../helpers/build-site.ts'
import { tried } from '../helpers/tried.ts'

const setup = setUpOwnProject()

async function build(flags: string[] = []) {
  const settings = { ...ownFolders, BFF_URL: setup.bff.url }
  const { code, output } = await buildSite(settings, flags, setup.project.folder)
  return {
    code,
    output,
    files: code === 0 ? await digestFiles(join(setup.project.folder, 'dist')) : {}
  }
}

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

/** Damages all files of a folder. The ways are used in turn, starting with the given one. */
function damage(pattern: string, first: number): number {
  const cwd = setup.project.folder
  const files = globSync(pattern, { cwd, withFileTypes: true }).filter(entry => entry.isFile())
  for (const [at, { parentPath, name }] of files.entries()) {
    const file = join(parentPath, name)
    // The current release has two paths.
    if (existsSync(file)) damages[(first + at) % damages.length]?.(file)
  }
  return files.length
}

/**
 * Damages several files at once, if none of the damages hides another. A clean build renders everything, with the
 * content of the caches.
 */
const folders = [
  ['.cache/{bff,compiled}/**/*', ['--clean']],
  ['.cache/{files,assets,drawings}/*', ['--clean']],
  ['.cache/{orders/*,weights.json}', ['--clean']],
  ['.snapshot/**/*', []],
  ['releases/*/publication.json', []],
  ['releases/*/snapshot/**/*', []],
  ['{releases/*/{site,servers,report},report}/**/*', []],
  ['{.cache/{bff,files,assets,orders,drawings},.snapshot,releases,dist}/**/*', []]
] as const

test('the next build is right whichever file of earlier builds is damaged', async () => {
  const first = await build()
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('Built')])
  // The last of them is everything.
  const chosen = tried(folders, folders.length, folders.length - 1)
  for (const [at, [pattern, flags]] of chosen.entries()) {
    expect(damage(pattern, at), pattern).toBeGreaterThan(0)
    const { code, output, files } = await build([...flags])
    expect([pattern, code, output]).toEqual([pattern, 0, expect.stringContaining('Built')])
    expect(files, pattern).toEqual(first.files)
  }
})

test('a damaged list of packages is made again, in the cache and in the report', async () => {
  const list = async () => {
    const { code, output } = await build()
    expect([code, output]).toEqual([0, expect.stringContaining('Built')])
    return readFileSync(join(setup.project.folder, 'report/sbom.cdx.json'), 'utf8')
  }
  const packagesOf = (text: string) =>
    (JSON.parse(text) as { components: { purl: string }[] }).components.map(({ purl }) => purl)
  const first = packagesOf(await list())
  expect(first.length).toBeGreaterThan(10)
  for (const at of tried([...damages.keys()], 3)) {
    damage('.cache/sbom-*', at)
    damage('report/sbom.cdx.json', at)
    expect(packagesOf(await list())).toEqual(first)
  }
})
