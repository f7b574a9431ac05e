import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#config/settings.ts'
import type { ChangedTrees } from '#contract/changed-trees.ts'
import { askChanges } from '#snapshot/ask-changes.ts'
import type { PullOptions } from '#snapshot/pull.ts'
import type { PullSettings } from '#snapshot/pull-or-keep.ts'
import type { PullResult, TreeId } from '#snapshot/snapshot.ts'
import { addFindings, hasSnapshot, readIndex } from '#snapshot/store.ts'
import { digestOfCode } from '../publish/maker.ts'
import { pullSite } from './pull-site.ts'
import { digestTrees, unannouncedChanges } from './unannounced.ts'

type Settings = PullSettings & Deployment & { clean?: boolean }
type Options = Pick<PullOptions, 'tell'> & { log: (message: string) => void }

/** Of a snapshot: the moment of its content, as the BFF names it, and the digest of what pulled it. */
type Note = { token: string; by: string }

/**
 * Pulls the site: where the BFF offers `/changes`, only the trees that it names are asked for since the last pull by the
 * same code and settings. `clean` asks for all, and finds what the BFF should have named.
 */
export async function pullByChange(settings: Settings, options: Options): Promise<PullResult> {
  const { snapshotDir: dir, clean } = settings
  const by = digestOfPull(settings)
  const note = readNote(dir)
  // A build of some trees keeps no findings about the others, which may be worth asking for again.
  const since = note?.by === by && !settings.trees ? note.token : undefined
  const told = await askChanges(settings, { since, log: options.log })
  const changed = since === undefined ? undefined : told?.trees
  if (changed && !clean) {
    const result = await pullSite({ ...settings, only: treesOf(changed, dir) }, options)
    writeNote(told, by, dir)
    return result
  }
  const before = changed && digestTrees(dir)
  const result = await pullSite(settings, options)
  // What changed during the pull is named only now.
  const later =
    before && told && (await askChanges(settings, { since: told.token, log: options.log }))
  writeNote(told, by, dir)
  if (!before || !later?.trees) return result
  const named = treesOf([...changed, ...later.trees], dir).trees
  const unannounced = unannouncedChanges({ before, after: digestTrees(dir) }, prefix =>
    named.includes(prefix)
  )
  addFindings(unannounced, dir)
  return { ...result, findings: [...result.findings, ...unannounced] }
}

/** Content that changed during the pull is named by the next answer, too: the token is older than all of it. */
function writeNote(told: ChangedTrees | undefined, by: string, dir: string): void {
  if (told) writeFileSync(noteFile(dir), JSON.stringify({ token: told.token, by } satisfies Note))
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

const noteFile = (dir: string) => join(dir, 'pull.json')

/** Nothing where it is missing or was cut short. */
function readNote(dir: string): Note | undefined {
  if (!hasSnapshot(dir)) return undefined
  try {
    return JSON.parse(readFileSync(noteFile(dir), 'utf8')) as Note
  } catch {
    return undefined
  }
}
