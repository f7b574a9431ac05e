import { BffError } from '#bff/errors.ts'
import type { Source } from '#bff/calls.ts'
import type { RequestContext } from '#bff/request.ts'
import type { Settings } from '#config/settings.ts'
import type { Country } from '#contract/country.ts'
import type { EarlierTrees } from './earlier-trees.ts'
import type { Publish } from './files.ts'
import { byCall, type Finding } from './finding.ts'
import { pullIndexedTree } from './indexed-tree.ts'
import { keptFinding, type KeptTree, lastIndexed, lastTree } from './last-good.ts'
import type { Mirror } from './mirror.ts'
import { pullWhole } from './pull-whole.ts'
import type { IndexedTree, Snapshot, TreeId } from './snapshot.ts'
import { type FileAddress, hasSnapshot } from './store.ts'

/** The settings of a pull, with all addresses known, also that of the embedded BFF. */
export type PullSettings = Pick<
  Settings,
  'contentEnv' | 'fallbacks' | 'publicAssetsUrl' | 'snapshotDir' | 'timeoutMs' | 'trees'
> & {
  bffUrl: string
  assetsUrl: string
  /** Whether a tree that cannot be pulled stays as it is published, instead of ending the pull. */
  keep?: boolean
  /** The snapshot of the published site, from which such a tree is taken; the last pull replaces it where it is missing. */
  published?: string
  /** If set, only these trees are requested; the others are taken from the snapshot in `dir`, as far as it has them. */
  only?: { trees: readonly string[]; dir: string }
}

/** What all trees of a pull share. */
export type Pull = {
  settings: PullSettings
  sourceOf: (context: RequestContext, findings: Finding[]) => Source
  mirror: Mirror
  publish: Publish
  /** The earlier snapshot, if not all trees are requested. */
  earlier?: EarlierTrees
  countries: readonly Country[]
}

export type PulledTree = {
  snapshot: Snapshot
  indexed: IndexedTree
  findings: Finding[]
  addresses?: FileAddress[]
  /** Set when the tree stays as it is published. */
  kept?: KeptTree
}

/**
 * The content of a tree with its files published. With the setting `keep`, a tree whose pull failed is taken from an
 * earlier snapshot.
 * @throws BffError when the pull failed and no earlier snapshot can replace the tree
 */
export async function pullOrKeep(parts: Pull, id: TreeId): Promise<PulledTree> {
  try {
    return await pullWhole(parts, id)
  } catch (error) {
    const failure = assertKeepable(error, parts.settings)
    const last = lastTree(id, earlierSnapshots(parts.settings))
    if (!last) throw failure
    const { indexed, kept } = last
    const findings = [keptFinding(indexed, failure), ...kept.findings].toSorted(byCall)
    return { snapshot: kept.snapshot, indexed, findings, kept }
  }
}

/** The index entry of a tree of which other trees need nothing else. */
export async function pullOrKeepIndex(
  { settings, sourceOf, countries, earlier }: Pull,
  id: TreeId,
  findings: Finding[]
): Promise<IndexedTree> {
  const known = earlier?.indexOf(id)
  if (known) return known
  try {
    // Built-in content may stand in, because none of it is published in a build of other trees.
    const source: Source = { ...sourceOf(id, findings), fallbacks: 'allow' }
    return await pullIndexedTree(source, id, countries)
  } catch (error) {
    const failure = assertKeepable(error, settings)
    const indexed = lastIndexed(id, earlierSnapshots(settings))
    if (!indexed) throw failure
    findings.push(keptFinding(indexed, failure))
    return indexed
  }
}

/** @throws the error itself, if it is no failed call or no earlier snapshot can replace the tree */
function assertKeepable(error: unknown, settings: PullSettings): BffError {
  if (settings.keep && error instanceof BffError && earlierSnapshots(settings).length > 0)
    return error
  throw error
}

/** The published one is before the last pull, because the guard may have stopped that. */
const earlierSnapshots = ({ published, snapshotDir }: PullSettings): readonly string[] =>
  [published, snapshotDir].filter(dir => dir !== undefined).filter(hasSnapshot)
