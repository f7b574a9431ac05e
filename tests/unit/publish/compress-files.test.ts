import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from '#scripts/publish/compress-files.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const page = '<p>Rust of wheat</p>'.repeat(100)

test('long texts lie compressed beside the originals; pictures, short texts and rules of hosts do not', async () => {
  writeFiles('site', { 'gl.html': page, 'a.png': page, 'short.txt': 'Rust', _redirects: page })
  await compressFiles('site', ['gz', 'br'])
  expect(readdirSync('site')).toEqual([
    '_redirects',
    'a.png',
    'gl.html',
    'gl.html.br',
    'gl.html.gz',
    'short.txt'
  ])
  expect(gunzipSync(readFileSync('site/gl.html.gz')).toString()).toBe(page)
  expect(brotliDecompressSync(readFileSync('site/gl.html.br')).toString()).toBe(page)
})

test('what is not compressed is not read either, a film for example', async () => {
  writeFiles('site', { 'gl.html': page, 'film.mp4': '' })
  // Node reads no file of this size at once, and as a hole it takes no space.
  truncateSync('site/film.mp4', 2 ** 31 + 1)
  await compressFiles('site', ['gz'])
  expect(readdirSync('site')).toEqual(['film.mp4', 'gl.html', 'gl.html.gz'])
})

test('nothing is compressed unless a setting says so', async () => {
  writeFiles('site', { 'gl.html': page })
  await compressFiles('site', [])
  expect(readdirSync('site')).toEqual(['gl.html'])
})
