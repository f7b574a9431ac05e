import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workFolderOf } from '#lib/swap-folder.ts'
import { mergeReleases } from '#scripts/publish/merge-releases.ts'
import { describeSite, type SiteFacts } from '#scripts/publish/publication.ts'
import { publishRelease } from '#scripts/publish/releases.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { aFinding, aPublication } from './a-publication.ts'

const project = process.cwd()

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const ofSite = { '404.html': 'not found', _redirects: '/ /gl' }

/** The folder of a release that built one tree. */
async function aPart(
  prefix: string,
  over: Partial<SiteFacts> = {},
  files: Record<string, string> = ofSite
): Promise<string> {
  const outDir = `${prefix}-out`
  const releases = `${prefix}-releases`
  const fresh = workFolderOf(outDir)
  writeFiles(fresh, { ...files, [`${prefix}.html`]: `home of ${prefix}` })
  const { source, maker, publishedAt, trees } = aPublication()
  const facts = { source, maker, publishedAt, trees, built: [prefix], findings: [], ...over }
  const publication = await describeSite(fresh, facts)
  await publishRelease({ fresh, publication }, { releases, outDir })
  return join(releases, 'current')
}

describe('releases of some trees each', () => {
  test('are one site with the files of all, and the facts of all', async () => {
    const shared = aFinding({ tree: 'site' })
    const parts = [
      await aPart('br', {
        findings: [shared, aFinding()],
        publishedAt: '2026-11-20T09:05:00.000Z'
      }),
      await aPart('th', { findings: [shared, aFinding({ tree: 'th' })] })
    ]
    const facts = await mergeReleases(parts, 'fresh')
    expect(facts.built).toEqual(['br', 'th'])
    expect(facts.findings.map(({ tree }) => tree)).toEqual(['site', 'br', 'th'])
    expect(facts.publishedAt).toBe('2026-11-20T09:00:00.000Z')
    const read = (file: string) => readFileSync(join('fresh', file), 'utf8')
    expect(['br.html', 'th.html', '404.html'].map(read)).toEqual([
      'home of br',
      'home of th',
      'not found'
    ])
  })

  test('are refused when a tree is in none of them, with the setting that builds it', async () => {
    await expect(mergeReleases([await aPart('br')], 'fresh')).rejects.toThrow(
      'No folder has the trees th: build them with TREES=th.'
    )
  })

  test('are refused when they say different things of one file', async () => {
    const parts = [await aPart('br'), await aPart('th', {}, { ...ofSite, '404.html': 'gone' })]
    await expect(mergeReleases(parts, 'fresh')).rejects.toThrow(
      '/404.html is not the same in br-releases/current and th-releases/current'
    )
  })

  test.each([
    ['source', 'was built of another BFF'],
    ['maker', 'was built by other code or settings']
  ])('are refused when they differ in their %s', async (key, message) => {
    const parts = [await aPart('br'), await aPart('th', { [key]: 'another' })]
    await expect(mergeReleases(parts, 'fresh')).rejects.toThrow(message)
  })

  test('are refused when a folder is not a release', async () => {
    await expect(mergeReleases(['nowhere'], 'fresh')).rejects.toThrow('nowhere is no release')
  })
})

/** Runs the command with these settings, and answers what it says of an error. */
function runMerge(parts: readonly string[], settings: Record<string, string>): string {
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(project, file), file)
  const args = [join(project, 'scripts/merge.ts'), ...parts]
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' }).stderr
}

describe('npm run merge', () => {
  test('publishes nothing where the whole site exceeds a limit of the host', async () => {
    const files = { ...ofSite, 'film.mp4': 'x'.repeat(25 * 1024 ** 2 + 1) }
    const parts = [await aPart('br', {}, files), await aPart('th')]
    expect(runMerge(parts, { HOST: 'cloudflare' })).toContain(
      'Cloudflare Pages takes files of 26214400 bytes at most, and /film.mp4 has 26214401.'
    )
    expect(existsSync('dist')).toBe(false)
  })

  // Wherever this runs, /dev is another disk than that of temporary files.
  test('refuses a part on another disk before it links a file, and says what to do', async () => {
    symlinkSync('/dev', 'part-2')
    expect(runMerge([await aPart('br'), 'part-2'], {})).toContain(
      'part-2 is on another disk than the folder of dist. A build moves and links files from one to the other: put both on one disk.'
    )
    expect(existsSync('dist')).toBe(false)
  })
})
