import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestFiles, type Publication } from '#scripts/publish/publication.ts'
import { withSite } from '#scripts/publish/with-site.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

const project = process.cwd()
const folders = { outDir: 'dist', snapshotDir: '.snapshot' }

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

/** Publishes one site after the other until it is killed. Each has twenty files that say its number. */
const program = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { workFolderOf } from '${project}/src/lib/swap-folder.ts'
  import { describeSite } from '${project}/scripts/publish/publication.ts'
  import { publishRelease } from '${project}/scripts/publish/releases.ts'
  import { withSite } from '${project}/scripts/publish/with-site.ts'
  for (let number = Number(process.argv[1]); ; number += 1)
    await withSite(${JSON.stringify(folders)}, async () => {
      const fresh = workFolderOf('dist')
      mkdirSync(fresh, { recursive: true })
      for (let file = 0; file < 20; file += 1) writeFileSync(fresh + '/' + file + '.html', String(number))
      const publishedAt = new Date(number * 1000).toISOString()
      const facts = { source: '', maker: '', trees: [], built: [], findings: [], publishedAt }
      const publication = await describeSite(fresh, facts)
      await publishRelease({ fresh, publication }, { releases: 'releases', outDir: 'dist' })
      console.log(number)
    })`

/**
 * Runs the program until it has published once, and kills it this many milliseconds later. Each run tries another
 * moment.
 */
async function publishUntilKilled(first: number, milliseconds: number): Promise<void> {
  const args = ['--input-type=module', '-e', program, String(first)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await setTimeout(milliseconds)
  child.kill('SIGKILL')
  await once(child, 'close')
}

/** The release that the link names, with what its files are now. */
async function current() {
  const folder = join('releases', readlinkSync('releases/current'))
  const note = JSON.parse(readFileSync(join(folder, 'publication.json'), 'utf8')) as Publication
  return { noted: note.files, present: await digestFiles(join(folder, 'site')) }
}

describe('a build that is killed while it publishes', () => {
  // Moments that cover a publication, which takes about ten milliseconds.
  test.each([0, 2, 4, 7, 10, 14, 19, 25, 33, 44])(
    'after %i ms leaves a whole site, at once and for the next build',
    async milliseconds => {
      await publishUntilKilled(1, milliseconds)
      const killed = await current()
      expect(killed.present).toEqual(killed.noted)
      await withSite(folders, () => Promise.resolve())
      const numbers = new Set(
        Array.from({ length: 20 }, (_, file) => readFileSync(`dist/${file}.html`, 'utf8'))
      )
      expect(numbers.size).toBe(1)

      await publishUntilKilled(1000, 0)
      await withSite(folders, () => Promise.resolve())
      expect(Number(readFileSync('dist/0.html', 'utf8'))).toBeGreaterThanOrEqual(1000)
    }
  )
})
