import { readdirSync, readFileSync } from 'node:fs'
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

test('nothing is compressed unless a setting says so', async () => {
  writeFiles('site', { 'gl.html': page })
  await compressFiles('site', [])
  expect(readdirSync('site')).toEqual(['gl.html'])
})
