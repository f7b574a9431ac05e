import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Deployment } from '#config/settings.ts'
import { type Change, change } from '#contract/change.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { changesFile } from '#snapshot/store.ts'
import { openTrees } from '#tree/trees.ts'
import { parsePublished } from '#views/machines/open-data-schema.ts'
import { openCatalogue } from '#views/machines/open-data.ts'
import { type Listed, productChanges, toldOnce } from './product-changes.ts'
import type { Publication, SiteFacts } from './publication.ts'
import { currentRelease, listReleases } from './release-list.ts'
import { releasesOf, siteOf } from './releases.ts'
import { unchangedTrees } from './reused-pages.ts'

/** How long changes stay in feeds, and how many of them. */
const KEPT_DAYS = 366
const KEPT = 300

/** Reads a file of the published site; `undefined` if there is none. */
type ReadPublished = (file: string) => Promise<string | undefined>

type Options = Deployment & SiteFacts & { outDir: string; snapshotDir: string }

/**
 * Writes the changes of each tree's products into the snapshot: those of this publication and of earlier ones. It reads
 * them from the published open data and feed. Answers the trees whose history begins today.
 */
export async function writeHistory(options: Options): Promise<string[]> {
  const { siteUrl, outDir, snapshotDir, publishedAt, built } = options
  const unchanged = unchangedTrees(currentRelease(releasesOf(outDir)), options)
  const { treeOf } = openTrees(snapshotDir, options)
  const day = publishedAt.slice(0, 'yyyy-mm-dd'.length)
  const read = publishedFiles(options)
  const begun: string[] = []
  const changesOf = async (prefix: string): Promise<Change[] | undefined> => {
    const earlier = await readChanges(prefix, read)
    if (!earlier || unchanged.has(prefix)) return earlier
    const listed = await readListed(prefix, read)
    const now = openCatalogue(treeOf(prefix), new URL(siteUrl))
    return listed && toldOnce([...productChanges(listed, now, day), ...earlier])
  }
  for (const prefix of built) {
    const changes = await changesOf(prefix)
    if (!changes) begun.push(prefix)
    // The published feed of an unchanged tree stays as it is.
    const kept = (changes ?? [])
      .filter(one => unchanged.has(prefix) || isKept(one, day))
      .slice(0, KEPT)
    writeWhole(changesFile(prefix, snapshotDir), JSON.stringify(kept.map(parseChange)))
  }
  return begun
}

/** Parses a change, so that its keys have the same order whether it is new or read. */
const parseChange = (one: Change): Change => change.parse(one)

function isKept({ day }: Change, today: string): boolean {
  return Date.parse(today) - Date.parse(day) <= KEPT_DAYS * 86_400_000
}

const feed = z.object({ items: z.array(z.object({ _change: change })) })

/** The changes in the published feed of a tree; `undefined` if it is missing or cannot be read. */
function readChanges(prefix: string, read: ReadPublished): Promise<Change[] | undefined> {
  return readJson(`/${prefix}/product-list.json`, read, data =>
    feed.parse(data).items.map(({ _change }) => _change)
  )
}

/** The published products of a tree; `undefined` if they are missing or cannot be read. */
function readListed(prefix: string, read: ReadPublished): Promise<Listed | undefined> {
  return readJson(`/${prefix}/catalogue.json`, read, parsePublished)
}

async function readJson<Content>(
  file: string,
  read: ReadPublished,
  parse: (data: unknown) => Content
): Promise<Content | undefined> {
  const text = await read(file)
  try {
    return text === undefined ? undefined : parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Reads files of the current release, or of the last release that has them. If no release is left, as on a host without
 * a folder between builds, it reads them from the public site.
 */
function publishedFiles({ source: own, outDir, siteUrl }: Options): ReadPublished {
  const releases = releasesOf(outDir)
  const current = currentRelease(releases)
  const isCurrent = current?.source === own
  // Not before it is needed, which is seldom: it reads the notes of all releases.
  const all = () => listReleases(releases).filter(({ source }) => source === own)
  if (!isCurrent && all().length === 0 && siteUrl.startsWith('https:')) return fetchedFrom(siteUrl)
  return file => {
    const isThere = ({ files }: Publication) => file in files
    const release = isCurrent && isThere(current) ? current : all().find(isThere)
    return Promise.resolve(release && readAsNoted(file, release, releases))
  }
}

/** `undefined` if the file is missing, or not as it was published. */
function readAsNoted(file: string, { release, files }: Publication, releases: string) {
  const path = join(siteOf(releases, release), file)
  if (!existsSync(path)) return undefined
  const content = readFileSync(path, 'utf8')
  return hash('sha256', content) === files[file]?.sha256 ? content : undefined
}

const TIMEOUT_MS = 20_000

/** After one failure, nothing more is requested: the site does not answer, or does not exist yet. */
function fetchedFrom(siteUrl: string): ReadPublished {
  let isThere = true
  return async file => {
    if (!isThere) return undefined
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(new URL(file, siteUrl), { signal, redirect: 'error' })
      if (response.ok) return await response.text()
      if (response.status !== 404) isThere = false
    } catch {
      isThere = false
    }
    return undefined
  }
}
