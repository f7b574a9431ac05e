import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { workFolderOf } from '#lib/swap-folder.ts'
import { describeSite, type Publication } from '#scripts/publish/publication.ts'
import {
  currentRelease,
  lastPublished,
  listReleases,
  releaseBefore
} from '#scripts/publish/release-list.ts'
import { publishRelease, restorePublished, rollBack } from '#scripts/publish/releases.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { aPublication } from './a-publication.ts'

const places = { releases: 'releases', outDir: 'dist' }

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

type Files = Record<string, string>

let minute = 0

/** Publishes a site of these files, a minute after the last. */
async function publish(files: Files): Promise<Publication> {
  const fresh = workFolderOf(places.outDir)
  writeFiles(fresh, files)
  minute += 1
  const { source, maker, findings } = aPublication()
  const publication = await describeSite(fresh, {
    trees: [],
    built: [],
    source,
    maker,
    findings,
    publishedAt: new Date(minute * 60_000).toISOString()
  })
  await publishRelease({ fresh, publication }, places)
  return publication
}

const published = (file: string) => ({
  dist: readFileSync(join('dist', file), 'utf8'),
  current: readFileSync(join('releases/current/site', file), 'utf8')
})
const both = (content: string) => ({ dist: content, current: content })

describe('a release', () => {
  test('is what dist and the link to the current release hold', async () => {
    await publish({ 'gl.html': 'one', '.well-known/rules': 'hidden' })
    expect(published('gl.html')).toEqual(both('one'))
    expect(published('.well-known/rules')).toEqual(both('hidden'))
    await publish({ 'gl.html': 'two' })
    expect(published('gl.html')).toEqual(both('two'))
    expect(readdirSync('dist')).toEqual(['gl.html'])
  })

  test('has the name of its content, whenever and wherever it was built', async () => {
    const one = await publish({ 'gl.html': 'one' })
    await publish({ 'gl.html': 'two' })
    const again = await publish({ 'gl.html': 'one' })
    expect(again.release).toBe(one.release)
    expect(published('gl.html')).toEqual(both('one'))
    expect(listReleases('releases').map(({ publishedAt }) => publishedAt)[0]).toBe(
      again.publishedAt
    )
  })

  test('stores once what did not change', async () => {
    const { release } = await publish({ 'gl.html': 'one', 'font.woff2': 'letters' })
    await publish({ 'gl.html': 'two', 'font.woff2': 'letters' })
    const inodes = [`releases/${release}/site`, 'releases/current/site', 'dist'].map(
      folder => statSync(`${folder}/font.woff2`).ino
    )
    expect(new Set(inodes).size).toBe(1)
  })

  test('is kept for four more', async () => {
    const names: string[] = []
    for (const content of ['1', '2', '3', '4', '5', '6'])
      names.push((await publish({ 'gl.html': content })).release)
    const kept = listReleases('releases').map(({ release }) => release)
    expect(kept).toEqual(names.slice(1).toReversed())
  })
})

describe('a rollback', () => {
  test('to the oldest release keeps that until another is published after the next', async () => {
    const names: string[] = []
    for (const content of ['1', '2', '3', '4', '5'])
      names.push((await publish({ 'gl.html': content })).release)
    const [oldest = '', second] = names
    await rollBack(oldest, places)
    // The report on this publication compares it with the oldest release.
    await publish({ 'gl.html': '6' })
    const kept = listReleases('releases').map(({ release }) => release)
    expect(kept).toContain(oldest)
    expect(kept).not.toContain(second)
    expect(kept).toHaveLength(5)
  })

  test('publishes an earlier release again', async () => {
    const { release } = await publish({ 'gl.html': 'one' })
    await publish({ 'gl.html': 'two' })
    await rollBack(release, places)
    expect(published('gl.html')).toEqual(both('one'))
    expect(currentRelease('releases')?.release).toBe(release)
  })

  test('names the existing releases when it is asked for another', async () => {
    const { release } = await publish({ 'gl.html': 'one' })
    await expect(rollBack('bbbb', places)).rejects.toThrow(
      `There is no release bbbb in releases. There are: ${release}.`
    )
  })

  test('refuses a release with a file that was changed, is missing or was added', async () => {
    const { release } = await publish({ 'gl.html': 'one', 'br.html': 'one' })
    await publish({ 'gl.html': 'two' })
    const site = `releases/${release}/site`
    writeFileSync(`${site}/gl.html`, 'changed')
    rmSync(`${site}/br.html`)
    writeFileSync(`${site}/more.html`, 'more')
    await expect(rollBack(release, places)).rejects.toThrow(
      `Release ${release} is not whole: 3 of its files are not those that were published (/br.html, /gl.html, /more.html).`
    )
    expect(published('gl.html')).toEqual(both('two'))
  })
})

const damages: [string, (note: string) => void][] = [
  ['cut short', note => truncateSync(note, 20)],
  [
    'changed',
    note => writeFileSync(note, readFileSync(note, 'utf8').replace('1970-01-01', '1971-01-01'))
  ],
  ['missing', note => rmSync(note)]
]

describe.each(damages)('a release whose note is %s', (_, damage) => {
  test('is passed over with a warning, and the next publication is whole', async () => {
    const first = await publish({ 'gl.html': 'one' })
    const second = await publish({ 'gl.html': 'two' })
    damage(`releases/${second.release}/publication.json`)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await restorePublished('dist')
    expect(warn.mock.calls).toEqual([
      [
        `The published release releases/${second.release} has no publication.json that can be read: nothing is taken over from it, and it cannot be rolled back to.`
      ]
    ])
    warn.mockRestore()
    expect(lastPublished('releases')?.release).toBe(first.release)
    expect(releaseBefore('releases').release).toBe(first.release)
    await expect(rollBack(second.release, places)).rejects.toThrow(
      `Release ${second.release} is not whole: it has no publication.json that can be read. Take another (${first.release}), or build again.`
    )

    await publish({ 'gl.html': 'two' })
    expect(currentRelease('releases')?.release).toBe(second.release)
    expect(published('gl.html')).toEqual(both('two'))
  })

  test('is removed when another one is published, and a whole one can be rolled back to', async () => {
    const first = await publish({ 'gl.html': 'one' })
    const second = await publish({ 'gl.html': 'two' })
    damage(`releases/${second.release}/publication.json`)
    await publish({ 'gl.html': 'three' })
    expect(readdirSync('releases')).not.toContain(second.release)
    await rollBack(first.release, places)
    expect(published('gl.html')).toEqual(both('one'))
  })
})

describe('a release with a damaged file', () => {
  test('passes it on to no later release, not even to one of the same site', async () => {
    const files = { 'gl.html': 'one', 'br.html': 'one' }
    const { release } = await publish(files)
    writeFileSync(`releases/${release}/site/gl.html`, 'ono')
    await publish({ ...files, 'br.html': 'two' })
    expect(published('gl.html')).toEqual(both('one'))
    writeFileSync('releases/current/site/gl.html', 'ono')
    await publish({ ...files, 'br.html': 'two' })
    expect(published('gl.html')).toEqual(both('one'))
  })
})

describe('a build that was killed', () => {
  test('without dist: it is restored from the current release', async () => {
    await publish({ 'gl.html': 'one' })
    rmSync('dist', { recursive: true })
    await restorePublished('dist')
    expect(published('gl.html')).toEqual(both('one'))
  })

  test('leaves nothing but whole releases', async () => {
    const { release } = await publish({ 'gl.html': 'one' })
    writeFiles('releases/.build/cccc.1', { 'site/gl.html': 'half' })
    writeFiles('.build/dist.1', { 'gl.html': 'half' })
    symlinkSync(release, 'releases/current.1')
    await restorePublished('dist')
    expect(existsSync('.build/dist.1')).toBe(false)
    expect(readdirSync('releases/.build')).toEqual([])
    expect(readdirSync('releases')).toHaveLength(3)
    expect(published('gl.html')).toEqual(both('one'))
  })
})
