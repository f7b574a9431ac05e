import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#config/settings.ts'
import { type ChangedTree, type ChangedTrees, CHANGES_PATH } from '#contract/changed-trees.ts'
import { formatChecked, parseChecked } from '#lib/checked-json.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { askChanges } from '#snapshot/ask-changes.ts'
import type { PullOptions } from '#snapshot/pull.ts'
import type { PullSettings } from '#snapshot/pull-or-keep.ts'
import type { PullResult, TreeId } from '#snapshot/snapshot.ts'
import { addFindings, readIndex } from '#snapshot/store.ts'
import { differingFiles } from '../publish/compare-files.ts'
import { digestOfCode } from '../publish/maker.ts'
import { digestFiles } from '../publish/publication.ts'
import { pullSite } from './pull-site.ts'
import { digestTrees, unannouncedChanges } from './unannounced.ts'

type Settings = PullSettings & Deployment & { clean?: boolean; changed?: Named }
type Options = Pick<PullOptions, 'tell' | 'onChange'> & { log: (message: string) => void }

/**
 * Of a snapshot: the moment of its content, as the BFF names it, whether only trees were asked for that others named, and
 * the digests of what pulled it and of its files.
 */
type Note = {
  token?: string
  isNamed: boolean
  by: string
  files: Awaited<ReturnType<typeof digestFiles>>
}

/**
 * Pulls the site: where the BFF offers `/changes`, or `changed` says which trees have changed, only these are asked for
 * since the last pull by the same code and settings. `clean` asks for all, and finds what should have been named.
 */
export async function pullByChange(settings: Settings, options: Options): Promise<PullResult> {
  const { snapshotDir: dir, clean, changed: named } = settings
  const { log } = options
  const note = await usableNote(settings, log)
  const told = await askChanges(settings, { since: note?.token, log })
  const changed = note && changedSince(note, { told, named })
  if (changed?.length) options.onChange?.()
  if (changed && !clean) {
    const result = await pullSite({ ...settings, only: treesOf(changed, dir) }, options)
    await writeNote(settings, { token: told?.token, isNamed: named !== undefined })
    return result
  }
  const before = (changed ?? note?.isNamed) ? digestTrees(dir) : undefined
  const result = await pullSite(settings, options)
  // What changed during the pull is named only now.
  const later = before && told && (await askChanges(settings, { since: told.token, log }))
  await writeNote(settings, { token: told?.token, isNamed: false })
  if (!before || !clean || (told && !later?.trees)) return result
  const all = treesOf([...(changed ?? []), ...(later?.trees ?? [])], dir).trees
  const unannounced = unannouncedChanges(
    { before, after: digestTrees(dir), by: told ? `GET ${CHANGES_PATH}` : 'webhooks' },
    prefix => all.includes(prefix)
  )
  addFindings(unannounced, dir)
  await writeNote(settings, { token: told?.token, isNamed: false })
  return { ...result, findings: [...result.findings, ...unannounced] }
}

/** The note of the snapshot, where that can be built upon. A build of some trees keeps no findings about the others. */
async function usableNote(settings: Settings, log: Options['log']): Promise<Note | undefined> {
  const { snapshotDir: dir, trees, changed, clean } = settings
  const note = trees ? undefined : readNote(dir)
  if (note?.by !== digestOfPull(settings)) return undefined
  // Without a token or names, all trees are asked for in any case.
  const isOfUse =
    note.token !== undefined || changed !== undefined || (clean === true && note.isNamed)
  return isOfUse && (await isAsNoted(note, dir, log)) ? note : undefined
}

type Known = { told?: ChangedTrees; named?: Named }

/** The trees that have changed since a note; nothing where that is not known. */
function changedSince({ token }: Note, { told, named }: Known): Named | undefined {
  if (token === undefined) return told ? undefined : named
  return told?.trees && [...told.trees, ...(named ?? [])]
}

/** Content that changed during the pull is named by the next answer, too: the token is older than all of it. */
async function writeNote(
  settings: Settings,
  { token, isNamed }: Pick<Note, 'token' | 'isNamed'>
): Promise<void> {
  const { snapshotDir: dir } = settings
  const note: Note = { token, isNamed, by: digestOfPull(settings), files: await digestFiles(dir) }
  writeWhole(join(dir, NOTE), formatChecked(note))
}

/** Whether the files of a snapshot are those of its pull. A build adds what it changes, and this note. */
async function isAsNoted({ files }: Note, dir: string, log: Options['log']): Promise<boolean> {
  const isLater = (file: string) => file === `/${NOTE}` || file.endsWith('/changes.json')
  const damaged = (await differingFiles(dir, files)).filter(file => !isLater(file))
  if (damaged.length === 0) return true
  const named = damaged.slice(0, 3).join(', ')
  log(`The snapshot in ${dir} is not as it was pulled (${named}), so every tree is asked for.`)
  return false
}

type Named = readonly ChangedTree[]

/** The trees to ask for; the others are those of the snapshot. */
function treesOf(changed: Named, dir: string) {
  const { trees } = readIndex(dir)
  return { dir, trees: trees.filter(tree => isNamed(tree, changed)).map(({ prefix }) => prefix) }
}

function isNamed({ country, env, lang }: TreeId, changed: Named): boolean {
  return changed.some(
    one => one.country === country && (one.env ?? env) === env && (one.lang ?? lang) === lang
  )
}

/** What a snapshot depends on besides content. */
function digestOfPull(settings: Settings): string {
  const { bffUrl, assetsUrl, publicAssetsUrl, contentEnv, fallbacks } = settings
  const given = [bffUrl, assetsUrl, publicAssetsUrl, contentEnv, fallbacks]
  return hash('sha256', digestOfCode() + JSON.stringify(given))
}

const NOTE = 'pull.json'

/** Nothing where it is missing or damaged. */
function readNote(dir: string): Note | undefined {
  try {
    return parseChecked(readFileSync(join(dir, NOTE), 'utf8')) as Note
  } catch {
    return undefined
  }
}
