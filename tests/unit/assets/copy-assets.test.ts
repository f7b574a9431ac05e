import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { copyAssets } from '#assets/copy-assets.ts'
import { hashedFile, keepFile } from '#assets/hashed-file.ts'
import { publishedFiles } from '#assets/publish.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)
beforeEach(() => {
  mkdirSync('site/_assets', { recursive: true })
})

/** Keeps a file that was last published so many days ago, and says its name. */
function kept(name: string, days: number): string {
  const file = keepFile(name, 'svg', `<svg>${name}</svg>`)
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  utimesSync(`.cache/assets/${file}`, then, then)
  return file
}
const make = () => Promise.reject(new Error('made'))

test('A published file is in the site and stays in the cache; one that no page has used for a month is removed', async () => {
  const [published, recent, old] = [kept('published', 40), kept('recent', 20), kept('old', 40)]
  await copyAssets({ outDir: 'site', files: [published], make })
  const files = [published, recent, old]
  expect(files.filter(file => existsSync(`site/_assets/${file}`))).toEqual([published])
  expect(files.filter(file => existsSync(`.cache/assets/${file}`))).toEqual([published, recent])
})

test('Old files are looked for once a day', async () => {
  const copy = () => copyAssets({ outDir: 'site', files: [], make })
  await copy()
  const old = kept('old', 40)
  await copy()
  expect(existsSync(`.cache/assets/${old}`)).toBe(true)
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  utimesSync('.cache/old-removed', yesterday, yesterday)
  await copy()
  expect(existsSync(`.cache/assets/${old}`)).toBe(false)
})

test('A text that names a file copies nothing and ends no build, whether the file is kept or not', async () => {
  const secret = kept('another-site', 2)
  writeFileSync('site/gl.html', `<p>/_assets/${secret} /_assets/anything.deadbeef.svg</p>`)
  await copyAssets({ outDir: 'site', files: [], make })
  expect(existsSync(`site/_assets/${secret}`)).toBe(false)
})

test('A file is published by the page that makes it, and only then', () => {
  const unused = keepFile('unused', 'svg', '<svg/>')
  const address = hashedFile('shown', 'svg', '<svg></svg>')
  expect(publishedFiles().map(file => `/_assets/${file}`)).toContain(address)
  expect(publishedFiles()).not.toContain(unused)
})
