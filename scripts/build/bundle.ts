import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageSheets } from '#assets/page-sheets.ts'
import type { Settings } from '#config/settings.ts'
import { workFolderOf } from '#lib/swap-folder.ts'
import { bundleDigest } from '../publish/maker.ts'
import { digestFiles } from '../publish/publication.ts'
import { bundleApart } from './bundle-apart.ts'

/** What Astro makes of the code; it does not depend on the content. */
export type Bundle = {
  /** The address of the module that renders pages. */
  entry: string
  /** The files that each site has: scripts, style sheets, fonts, those of `public/`. */
  site: string
  /** The two scripts for workers. Each site has one of them, at the same address. */
  workers: string
  sheets: ReadonlyMap<string, PageSheets>
}

/* .cache/bundles/{digest}/pages       modules that render pages
   .cache/bundles/{digest}/site        files of each site
   .cache/bundles/{digest}/workers     the worker for kept pages, and the one that removes it
   .cache/bundles/{digest}/note.json   style sheets by route, a digest of all that */

const BUNDLES = '.cache/bundles'
const NOTE = 'note.json'
/** The number of bundles that are kept: production, previews, and what a branch needs. */
const KEPT = 4

type Sheets = Bundle['sheets']

/** `digest`: of all files and of the style sheets. */
type Note = { sheets: [string, PageSheets][]; digest: string }

/** Bundles the code into a folder. */
type MakeBundle = (folder: string, settings: Settings) => Promise<Sheets>

/** The bundle of today's code and these settings. It is made once. A damaged one is made again. */
export async function openBundle(
  settings: Settings,
  make: MakeBundle = bundleApart
): Promise<Bundle> {
  const folder = join(BUNDLES, bundleDigest(settings))
  if (!(await isWhole(folder))) await keepBundle(folder, fresh => make(fresh, settings))
  const now = new Date()
  utimesSync(folder, now, now)
  return {
    entry: entryIn(folder),
    site: join(folder, 'site'),
    workers: join(folder, 'workers'),
    sheets: new Map(readNote(folder)?.sheets)
  }
}

async function keepBundle(folder: string, make: (fresh: string) => Promise<Sheets>): Promise<void> {
  await removeLeft()
  const fresh = workFolderOf(folder)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  const sheets = [...(await make(fresh))]
  const note: Note = { sheets, digest: await digestOf(fresh, sheets) }
  await writeFile(join(fresh, NOTE), JSON.stringify(note))
  // Another build may have made it meanwhile and be using it.
  if (await isWhole(folder)) return rm(fresh, { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
  await removeOld()
}

async function isWhole(folder: string): Promise<boolean> {
  const note = readNote(folder)
  return note ? note.digest === (await digestOf(folder, note.sheets)) : false
}

async function digestOf(folder: string, sheets: Note['sheets']): Promise<string> {
  const parts = ['pages', 'site', 'workers']
    .map(part => join(folder, part))
    .filter(part => existsSync(part))
  const files = await Promise.all(parts.map(part => digestFiles(part)))
  return hash('sha256', JSON.stringify([files, sheets]))
}

/** `undefined` where the note is missing or cut short. */
function readNote(folder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Note
  } catch {
    return undefined
  }
}

/** Astro puts a digest into the name of the module. */
function entryIn(folder: string): string {
  const [entry, ...others] = globSync(join(folder, 'pages/prerender-entry.*.mjs'))
  if (entry === undefined || others.length > 0)
    throw new Error(
      `Astro has bundled the pages elsewhere than into one module in ${folder}/pages.`
    )
  return pathToFileURL(entry).href
}

/** Removes incomplete bundles of builds that have ended. */
async function removeLeft(): Promise<void> {
  for (const folder of globSync(join(BUNDLES, '.build', '*')))
    if (!isRunning(Number(folder.split('.').at(-1))))
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Signal 0 only checks whether the process exists; one of another user exists, too. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function removeOld(): Promise<void> {
  const byAge = globSync(join(BUNDLES, '*')).toSorted(
    (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs
  )
  for (const folder of byAge.slice(KEPT)) await rm(folder, { recursive: true, force: true })
}
