import pLimit from 'p-limit'
import { MAX_REQUESTS_IN_FLIGHT } from '#config/constants.ts'
import { type Finding, isAboutTexts } from './finding.ts'
import type { MirroredFiles } from './mirror.ts'
import type { Pull } from './pull-or-keep.ts'
import type { IndexedTree, SiteIndex, TreeId } from './snapshot.ts'
import { isWhole, readAddresses, readFindings, readIndex, readMirroredFiles } from './store.ts'

/** A snapshot of which most trees are taken over as they are. */
export type EarlierTrees = {
  dir: string
  index: SiteIndex
  files: MirroredFiles
  findingsOf: (prefix: string) => Finding[]
  /** The index entry of a tree, if the tree may be taken over. */
  indexOf: (id: TreeId) => IndexedTree | undefined
}

/** A tree that is taken over. */
export type EarlierTree = { indexed: IndexedTree; findings: Finding[] }

/** Findings that the next pull may resolve although no change was announced. */
const mayHeal: ReadonlySet<Finding['kind']> = new Set(['default', 'file', 'kept'])

/** Opens the snapshot in `dir`. All its trees except `trees` are taken over. */
export function openEarlierTrees({
  trees,
  dir
}: {
  trees: readonly string[]
  dir: string
}): EarlierTrees {
  const index = readIndex(dir)
  const byTree = Map.groupBy(readFindings(dir), ({ tree }) => tree)
  const findingsOf = (prefix: string) => byTree.get(prefix) ?? []
  const known = new Map(index.trees.map(tree => [tree.prefix, tree]))
  return {
    dir,
    index,
    files: readMirroredFiles(dir),
    findingsOf,
    indexOf: ({ prefix, countryId, lang }) => {
      const tree = known.get(prefix)
      if (trees.includes(prefix) || tree?.countryId !== countryId || tree.lang !== lang)
        return undefined
      const isHealthy = !findingsOf(prefix).some(({ kind }) => mayHeal.has(kind))
      return isHealthy && tree.keptSince === undefined ? tree : undefined
    }
  }
}

/** The findings to take over with a tree. `unannounced` is left out, because it concerns one pull only. */
export const isOfPull = (finding: Finding): boolean =>
  !isAboutTexts(finding) && finding.kind !== 'unannounced'

/** Whether two values are equal as JSON. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Requests the files of all trees that may be taken over, together: one tree after the other would use less than the
 * allowed number of requests. Each file is requested once in a pull.
 */
export async function askForFiles(
  { earlier, publish }: Pick<Pull, 'earlier' | 'publish'>,
  ids: readonly TreeId[]
): Promise<void> {
  const addresses = ids
    .filter(id => earlier?.indexOf(id))
    .flatMap(({ prefix }) => readAddresses(prefix, earlier?.dir ?? '') ?? [])
  await pLimit(MAX_REQUESTS_IN_FLIGHT).map(addresses, one => publish(one))
}

/**
 * A tree of the earlier snapshot; `undefined` if it must be pulled. Its files are requested again, because changes of
 * files on other hosts are not announced.
 */
export async function earlierTree(
  { earlier, publish, mirror }: Pull,
  id: TreeId
): Promise<EarlierTree | undefined> {
  const indexed = earlier?.indexOf(id)
  if (!earlier || !indexed || !isWhole(id.prefix, earlier.dir)) return undefined
  const addresses = readAddresses(id.prefix, earlier.dir)
  if (!addresses) return undefined
  const published = await Promise.all(addresses.map(one => publish(one)))
  const areSame = published.every(answer => {
    if (!('address' in answer)) return false
    const [path = ''] = answer.address.split(/[?#]/)
    return isSame(mirror.fileAt(path), earlier.files[path])
  })
  if (!areSame) return undefined
  return { indexed, findings: earlier.findingsOf(id.prefix).filter(isOfPull) }
}
