import { BffError } from '#bff/errors.ts'
import type { Mark } from '#lib/mark.ts'
import { isOfPull } from './earlier-trees.ts'
import type { Finding } from './finding.ts'
import type { MirroredFiles } from './mirror.ts'
import type { IndexedTree, Snapshot, TreeId } from './snapshot.ts'
import {
  isAsPulled,
  isPulled,
  readCatalogue,
  readContent,
  readFindings,
  readIndex,
  readMirroredFiles
} from './store.ts'

/** A tree as it was when its pull last succeeded, with the files that its pages link to, and the findings of that pull. */
export type KeptTree = {
  snapshot: Snapshot
  files: MirroredFiles
  findings: Finding[]
  mark?: Mark
}

/** The folders of snapshots that may have a tree, the best one first. */
type Folders = readonly string[]

/** The entry of a tree that cannot be pulled now, in the first snapshot that has the tree. */
export function lastIndexed(id: TreeId, folders: Folders): IndexedTree | undefined {
  return firstOf(folders, dir => indexedIn(id, dir))
}

/** The entry and the content of a tree that cannot be pulled now, from the first snapshot that has both. */
export function lastTree(
  id: TreeId,
  folders: Folders
): { indexed: IndexedTree; kept: KeptTree } | undefined {
  return firstOf(folders, dir => {
    const indexed = indexedIn(id, dir)
    const kept = indexed && treeIn(id, dir)
    return kept && { indexed, kept }
  })
}

function indexedIn(id: TreeId, dir: string): IndexedTree | undefined {
  const index = readIndex(dir)
  const known = index.trees.find(tree => isSameTree(tree, id))
  return known && { ...known, keptSince: known.keptSince ?? index.pulledAt }
}

function treeIn({ prefix }: TreeId, dir: string): KeptTree | undefined {
  if (!isPulled(prefix, dir) || !isAsPulled(prefix, dir)) return undefined
  const snapshot = { content: readContent(prefix, dir), catalogue: readCatalogue(prefix, dir) }
  const words = JSON.stringify(snapshot)
  const files = Object.entries(readMirroredFiles(dir)).filter(([path]) => words.includes(path))
  // What that pull left out is still missing, and the guard may have stopped it for this reason.
  const findings = readFindings(dir).filter(
    finding => finding.tree === prefix && finding.kind !== 'kept' && isOfPull(finding)
  )
  return { snapshot, files: Object.fromEntries(files), findings, mark: readIndex(dir).mark }
}

/**
 * A damaged snapshot counts as missing, because the operator must read about the failed pull and not about the
 * snapshot.
 */
function firstOf<Content>(
  folders: Folders,
  read: (dir: string) => Content | undefined
): Content | undefined {
  for (const dir of folders) {
    try {
      const content = read(dir)
      if (content !== undefined) return content
    } catch {
      continue
    }
  }
  return undefined
}

/** A prefix that changed its country or language is another tree. */
function isSameTree(one: TreeId, other: TreeId): boolean {
  const isSamePlace = one.prefix === other.prefix && one.countryId === other.countryId
  return isSamePlace && one.lang === other.lang
}

export function keptFinding({ prefix, keptSince = '' }: IndexedTree, error: BffError): Finding {
  return {
    kind: 'kept',
    tree: prefix,
    call: `GET ${error.asked.pattern}`,
    record: '(all)',
    field: '(record)',
    expected: 'an answer that can be used',
    received: error.reason,
    message: `The tree ${prefix} stays as it was pulled on ${keptSince}: ${error.message}`
  }
}
