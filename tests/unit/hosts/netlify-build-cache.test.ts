import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { onPostBuild, onPreBuild } from '#scripts/hosts/netlify/build-cache/index.js'

const plugin = 'scripts/hosts/netlify/build-cache'
const manifest: unknown = parse(readFileSync(join(plugin, 'manifest.yml'), 'utf8'))
const config = readFileSync('netlify.toml', 'utf8')

/** Netlify's documented cache in a folder: it follows links and restores nothing over what exists. */
function cacheIn(folder: string) {
  const each = (paths: string | string[], act: (path: string) => boolean) =>
    Promise.resolve([paths].flat().map(act).some(Boolean))
  const copy = (from: string, to: string) => {
    if (!existsSync(from)) return false
    cpSync(from, to, { recursive: true, dereference: true })
    return true
  }
  return {
    save: (paths: string | string[]) =>
      each(paths, path => {
        rmSync(join(folder, path), { recursive: true, force: true })
        return copy(path, join(folder, path))
      }),
    restore: (paths: string | string[]) =>
      each(paths, path => !existsSync(path) && copy(join(folder, path), path)),
    remove: (paths: string | string[]) =>
      each(paths, path => {
        rmSync(join(folder, path), { recursive: true, force: true })
        return true
      })
  }
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'))
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})
const home = process.cwd()

/** A checkout without anything built. */
function checkOut(name: string) {
  mkdirSync(join(folder, name))
  process.chdir(join(folder, name))
}

/** What a build leaves. */
function build(release: string) {
  for (const path of ['.cache', '.snapshot', `releases/${release}/site`])
    mkdirSync(path, { recursive: true })
  writeFileSync('.snapshot/index.json', release)
  writeFileSync(`releases/${release}/site/gl.html`, release)
  rmSync('releases/current', { force: true })
  symlinkSync(release, 'releases/current')
}

test('netlify.toml names the folder of the plugin, where Node finds its code', () => {
  expect(config).toContain(`[[plugins]]\npackage = "/${plugin}"`)
  const { resolve: find } = createRequire(import.meta.url)
  expect(find(resolve(plugin))).toBe(resolve(plugin, 'index.js'))
  expect(manifest).toEqual({ name: 'build-cache' })
})

test('a build takes over the content and the release of the last one', async () => {
  const event = { utils: { cache: cacheIn(join(folder, 'cache')) } }
  checkOut('first')
  await onPreBuild(event)
  expect(existsSync('releases')).toBe(false)
  build('one')
  await onPostBuild(event)

  checkOut('second')
  await onPreBuild(event)
  expect(readFileSync('.snapshot/index.json', 'utf8')).toBe('one')
  expect(readlinkSync('releases/current')).toBe('one')
  expect(readFileSync('releases/current/site/gl.html', 'utf8')).toBe('one')
})

test('only the published release is kept', async () => {
  const event = { utils: { cache: cacheIn(join(folder, 'cache')) } }
  checkOut('first')
  build('one')
  await onPostBuild(event)
  build('two')
  await onPostBuild(event)
  build('two')
  await onPostBuild(event)
  expect(readdirSync(join(folder, 'cache/releases'))).toEqual(['two'])
})

test('a release that the cache has lost leaves no link to nothing', async () => {
  const cache = cacheIn(join(folder, 'cache'))
  checkOut('first')
  build('one')
  await onPostBuild({ utils: { cache } })
  await cache.remove('releases/one')
  checkOut('second')
  await onPreBuild({ utils: { cache } })
  expect(existsSync('releases')).toBe(false)
})
