import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Mark } from '#lib/mark.ts'
import { earlierTree } from './earlier-trees.ts'
import type { Finding } from './finding.ts'
import type { MirroredFiles } from './mirror.ts'
import { pullMark } from './pull-mark.ts'
import { type Pull, pullOrKeep, pullOrKeepIndex } from './pull-or-keep.ts'
import type { IndexedTree, TreeContent, TreeId } from './snapshot.ts'
import { readContent } from './store.ts'
import type { SnapshotWriter } from './writer.ts'

type Target = {
  writer: SnapshotWriter
  /** The folder of mirrored files. */
  filesDir: string
  log: (message: string) => void
}

/** What a site needs of a tree after it is written. */
type WrittenTree = {
  indexed: IndexedTree
  findings: Finding[]
  /** The mark of the brand, which the global record names. */
  mark?: Mark
  /** The files of a tree that is kept as it was. */
  files?: MirroredFiles
  /** Whether the BFF was not asked, because an earlier pull has the tree. */
  isUnasked?: true
}

/** Writes a tree into the snapshot: as an earlier pull has it, or else as the BFF answers. */
export async function pullIntoSnapshot(
  pull: Pull,
  id: TreeId,
  target: Target
): Promise<WrittenTree> {
  return (await linkTree(pull, id, target)) ?? (await requestTree(pull, id, target))
}

/** What the index has of a tree that this build does not render; the build that renders it reports its findings. */
export async function pullIndex(pull: Pull, id: TreeId, log: Target['log']): Promise<WrittenTree> {
  const findings: Finding[] = []
  const indexed = await pullOrKeepIndex(pull, id, findings)
  logLosses(findings, log)
  return { indexed, findings: [] }
}

async function linkTree(
  pull: Pull,
  id: TreeId,
  { writer, filesDir }: Target
): Promise<WrittenTree | undefined> {
  const { earlier } = pull
  const known = await earlierTree(pull, id)
  if (!earlier || !known) return undefined
  const { mark, findings } = await markOf(pull, id, filesDir, () =>
    readContent(id.prefix, earlier.dir)
  )
  await writer.linkTree(id.prefix, earlier.dir)
  return {
    indexed: known.indexed,
    findings: [...known.findings, ...findings],
    mark,
    isUnasked: true
  }
}

async function requestTree(
  pull: Pull,
  id: TreeId,
  { writer, filesDir, log }: Target
): Promise<WrittenTree> {
  const { snapshot, addresses, indexed, findings, kept } = await pullOrKeep(pull, id)
  const own = kept
    ? { mark: isGlobalRecord(id) ? kept.mark : undefined, findings: [] }
    : await markOf(pull, id, filesDir, () => snapshot.content)
  await writer.writeTree(snapshot, addresses)
  const all = [...findings, ...own.findings]
  logLosses(all, log)
  return { indexed, findings: all, mark: own.mark, files: kept?.files }
}

/** The mark, if the tree is the global record in its own language. */
async function markOf(
  { mirror }: Pull,
  id: TreeId,
  dir: string,
  contentOf: () => TreeContent
): Promise<{ mark?: Mark; findings: Finding[] }> {
  return isGlobalRecord(id) ? pullMark(contentOf(), { mirror, dir }) : { findings: [] }
}

const isGlobalRecord = ({ prefix }: TreeId) => prefix === GLOBAL_COUNTRY

const lossKinds: ReadonlySet<Finding['kind']> = new Set(['default', 'file', 'kept'])

/** Logs failed calls once their tree continues without them. The error that ends a pull is reported by its catcher. */
function logLosses(findings: readonly Finding[], log: (message: string) => void): void {
  for (const { kind, message } of findings) if (lossKinds.has(kind)) log(message)
}
