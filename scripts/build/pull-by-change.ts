import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#config/settings.ts'
import type { ChangedTrees } from '#contract/changed-trees.ts'
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

type Settings = PullSettings & Deployment & { clean?: boolean }
type Options = Pick<PullOptions, 'tell' | 'onChange'> & { log: (message: string) => void }

/** Of a snapshot: the moment of its content, as the BFF names it, and the digests of what pulled it and of its files. */
type Note = { token: string; by: string; files: Awaited<ReturnType<typeof digestFiles>> }

/**
 * Pulls the site: where the BFF offers `/changes`, only the trees that it names are asked for since the last pull by the
 * same code and settings. `clean` asks for all, and finds what the BFF should have named.
 */
export async function pullByChange(settings: Settings, options: Options): Promise<PullResult> {
  const { snapshotDir: dir, clean } = settings
  const by = digestOfPull(settings)
  const note = readNote(dir)
  // A build of some trees keeps no findings about the others, which may be worth asking for again.
  const isUsable = note?.by === by && !settings.trees && (await isAsNoted(note, dir, options.log))
  const since = isUsable ? note.token : undefined
  const told = await askChanges(settings, { since, log: options.log })
  const changed = since === undefined ? undefined : told?.trees
  if (changed?.length) options.onChange?.()
  if (changed && !clean) {
    const result = await pullSite({ ...settings, only: treesOf(changed, dir) }, options)
    await writeNote(told, by, dir)
    return result
  }
  const before = changed && digestTrees(dir)
  const result = await pullSite(settings, options)
  // What changed during the pull is named only now.
  const later =
    before && told && (await askChanges(settings, { since: told.token, log: options.log }))
  if (!before || !later?.trees) {
    await writeNote(told, by, dir)
    return result
  }
  const named = treesOf([...changed, ...later.trees], dir).trees
  const unannounced = unannouncedChanges({ before, after: digestTrees(dir) }, prefix =>
    named.includes(prefix)
  )
  addFindings(unannounced, dir)
  await writeNote(told, by, dir)
  return { ...result, findings: [...result.findings, ...unannounced] }
}

/** Content that changed during the pull is named by the next answer, too: the token is older than all of it. */
async function writeNote(told: ChangedTrees | undefined, by: string, dir: string): Promise<void> {
  if (!told) return
  const note: Note = { token: told.token, by, files: await digestFiles(dir) }
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

type Named = NonNullable<ChangedTrees['trees']>

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
