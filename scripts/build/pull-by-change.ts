import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#config/settings.ts'
import { type ChangedTree, type ChangedTrees, CHANGES_PATH } from '#contract/changed-trees.ts'
import { formatChecked, parseChecked } from '#lib/checked-json.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { askChanges } from '#snapshot/ask-changes.ts'
import type { PullOptions } from '#snapshot/pull-connection.ts'
import type { PullSettings } from '#snapshot/pull-or-keep.ts'
import type { PullResult, TreeId } from '#snapshot/snapshot.ts'
import { addFindings, readIndex } from '#snapshot/store.ts'
import { changedSince, knownSince } from '../publish/compare-files.ts'
import { digestOfCode } from '../publish/maker.ts'
import { digestFiles, type PublishedFile, type Reading } from '../publish/publication.ts'
import { pullSite } from './pull-site.ts'
import { treeWord } from '../command/tree-words.ts'
import { digestTrees, unannouncedChanges } from './unannounced.ts'

export type Settings = PullSettings & Deployment & { clean?: boolean; changed?: Named }
type Options = Pick<PullOptions, 'onProgress' | 'onChange'> & { log: (message: string) => void }

/**
 * The note of a snapshot. `token`: the moment of its content, as the BFF names it. `isNamed`: only trees that a webhook
 * named were pulled. `by`: the digest of the code and settings of the pull. `files`: the digests of its files.
 */
type Note = {
  token?: string
  isNamed: boolean
  by: string
  files: Record<string, PublishedFile>
}

/** `known`: the digests of files that were not written to since the note. */
type ReadNote = Note & { known: Reading['known'] }

/**
 * Pulls the site. If the BFF offers `/changes`, or `changed` names the changed trees, only the trees that changed since
 * the last pull by the same code and settings are requested. `clean` requests all trees and finds changes that were not
 * announced.
 */
export async function pullByChange(settings: Settings, options: Options): Promise<PullResult> {
  const { snapshotDir: dir, clean, changed: named } = settings
  const { log } = options
  const note = await usableNote(settings, log)
  const announced = await askChanges(settings, { since: note?.token, log })
  const changed = note && namedSince(note, { announced, named })
  if (changed?.length) options.onChange?.()
  if (changed && !clean) {
    const result = await pullSite({ ...settings, only: treesOf(changed, dir) }, options)
    const known = note.known
    await writeNote(settings, { token: announced?.token, isNamed: named !== undefined, known })
    for (const one of named ?? []) warnOfUnknown(one, result.index.trees, log)
    return result
  }
  const before = (changed ?? note?.isNamed) ? digestTrees(dir) : undefined
  const result = await pullSite(settings, options)
  // A change during the pull is only named now.
  const later = before && announced && (await askChanges(settings, { since: announced.token, log }))
  await writeNote(settings, { token: announced?.token, isNamed: false })
  if (!before || !clean || (announced && !later?.trees)) return result
  const all = treesOf([...(changed ?? []), ...(later?.trees ?? [])], dir).trees
  const unannounced = unannouncedChanges(
    { before, after: digestTrees(dir), by: announced ? `GET ${CHANGES_PATH}` : 'webhooks' },
    prefix => all.includes(prefix)
  )
  addFindings(unannounced, dir)
  await writeNote(settings, { token: announced?.token, isNamed: false })
  return { ...result, findings: [...result.findings, ...unannounced] }
}

/**
 * The note of the snapshot, if the next pull can build upon it. A build of some trees has no findings about the others.
 */
async function usableNote(settings: Settings, log: Options['log']): Promise<ReadNote | undefined> {
  const { snapshotDir: dir, trees, changed, clean } = settings
  const note = trees ? undefined : readNote(dir)
  if (note?.by !== digestOfPull(settings)) return undefined
  // Without a token or names, all trees are requested in any case.
  const isOfUse =
    note.token !== undefined || changed !== undefined || (clean === true && note.isNamed)
  return isOfUse && (await isAsNoted(note, dir, log)) ? note : undefined
}

type Known = { announced?: ChangedTrees; named?: Named }

/** The trees that have changed since a note; `undefined` if that is unknown. */
function namedSince({ token }: Note, { announced, named }: Known): Named | undefined {
  if (token === undefined) return announced ? undefined : named
  return announced?.trees && [...announced.trees, ...(named ?? [])]
}

/** A change during the pull is in the next answer as well, because the token is older than the content. */
async function writeNote(
  settings: Settings,
  { token, isNamed, known }: Pick<Note, 'token' | 'isNamed'> & Partial<Pick<ReadNote, 'known'>>
): Promise<void> {
  const { snapshotDir: dir } = settings
  const files = await digestFiles(dir, { known })
  const note: Note = { token, isNamed, by: digestOfPull(settings), files }
  writeWhole(join(dir, PULL_NOTE), formatChecked(note))
}

/** Whether the files of a snapshot are as the pull left them. A build notes its own changes to them. */
async function isAsNoted({ files }: Note, dir: string, log: Options['log']): Promise<boolean> {
  const isLater = (file: string) => file === `/${PULL_NOTE}` || file.endsWith('/changes.json')
  const differing = await changedSince(join(dir, PULL_NOTE), dir, files)
  const damaged = differing.filter(file => !isLater(file))
  if (damaged.length === 0) return true
  const named = damaged.slice(0, 3).join(', ')
  log(`The snapshot in ${dir} is not as it was pulled (${named}), so every tree is asked for.`)
  return false
}

type Named = readonly ChangedTree[]

/** The trees to request; the others are taken from the snapshot. */
function treesOf(changed: Named, dir: string) {
  const { trees } = readIndex(dir)
  return { dir, trees: trees.filter(tree => isNamed(tree, changed)).map(({ prefix }) => prefix) }
}

/** A webhook may name a country before the BFF lists it, so this ends no build. */
function warnOfUnknown(named: ChangedTree, trees: readonly TreeId[], log: Options['log']): void {
  if (!trees.some(tree => isNamed(tree, [named])))
    log(`There is no tree "${treeWord(named) ?? named.country}", which was named as changed.`)
}

function isNamed({ country, env, lang }: TreeId, changed: Named): boolean {
  return changed.some(
    one => one.country === country && (one.env ?? env) === env && (one.lang ?? lang) === lang
  )
}

/** A digest of what a snapshot depends on besides content. */
function digestOfPull(settings: Settings): string {
  const { bffUrl, assetsUrl, publicAssetsUrl, contentEnv, fallbacks } = settings
  const given = [bffUrl, assetsUrl, publicAssetsUrl, contentEnv, fallbacks]
  return hash('sha256', digestOfCode() + JSON.stringify(given))
}

/** The file of a snapshot with the note about its pull. */
export const PULL_NOTE = 'pull.json'

/** The note; `undefined` if it is missing or damaged. */
function readNote(dir: string): ReadNote | undefined {
  const file = join(dir, PULL_NOTE)
  try {
    const note = parseChecked(readFileSync(file, 'utf8')) as Note
    return { ...note, known: knownSince(file, note.files) }
  } catch {
    return undefined
  }
}
