import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { openBundle } from '#scripts/build/bundle.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
let made = 0
beforeEach(() => {
  leave = enterOwnFolder()
  made = 0
})
afterEach(() => leave())

const settings = readSettings({})
const sheets = new Map([['/[tree]', { screen: ['/_assets/screen.css'], idle: [] }]])

/** Bundles as Astro would, and counts how often. */
function open(given = settings) {
  return openBundle(given, folder => {
    made += 1
    writeFiles(folder, { 'pages/prerender-entry.1.mjs': '', 'site/_assets/screen.css': 'a{}' })
    return Promise.resolve(sheets)
  })
}

const bundles = () => readdirSync('.cache/bundles').filter(name => !name.startsWith('.'))

test('code is bundled once for all builds; other settings that are bundled make another', async () => {
  await open()
  const { entry, site, sheets: kept } = await open()
  expect([made, kept]).toEqual([1, sheets])
  expect(entry).toMatch(/^file:.*prerender-entry\.1\.mjs$/)
  expect(readFileSync(join(site, '_assets/screen.css'), 'utf8')).toBe('a{}')
  await open({ ...settings, siteUrl: 'https://other.example' })
  expect(made).toBe(2)
})

test.each([
  [
    'a file of it is another',
    (folder: string) => writeFileSync(`${folder}/site/_assets/screen.css`, '')
  ],
  ['a file of it is missing', (folder: string) => rmSync(`${folder}/pages/prerender-entry.1.mjs`)],
  ['its note is cut short', (folder: string) => writeFileSync(`${folder}/note.json`, '{"sheets":')],
  [
    'its note names other sheets',
    (folder: string) => {
      const note = readFileSync(`${folder}/note.json`, 'utf8')
      writeFileSync(`${folder}/note.json`, note.replace('screen.css', 'other.css'))
    }
  ]
])('a bundle is made again when %s', async (_, damage) => {
  await open()
  const [name = ''] = bundles()
  damage(join('.cache/bundles', name))
  const { site, sheets: kept } = await open()
  expect([made, kept]).toEqual([2, sheets])
  expect(readFileSync(join(site, '_assets/screen.css'), 'utf8')).toBe('a{}')
})

test('what a build has left that was killed while it bundled goes; that of a running build stays', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid
  writeFiles('.cache/bundles/.build', {
    [`abc.${ended}/pages/a.mjs`]: '',
    [`abc.${process.ppid}/pages/a.mjs`]: ''
  })
  await open()
  expect(readdirSync('.cache/bundles/.build')).toEqual([`abc.${process.ppid}`])
})

test('the four bundles that were used last are kept', async () => {
  for (const number of [1, 2, 3, 4, 5, 6])
    await open({ ...settings, siteUrl: `https://${number}.example` })
  expect(bundles()).toHaveLength(4)
})
