import pLimit from 'p-limit'
import { MAX_REQUESTS_IN_FLIGHT } from '#config/constants.ts'
import type { Finding } from './finding.ts'
import type { MirroredFiles } from './mirror.ts'
import type { Pull } from './pull-or-keep.ts'
import type { IndexedTree, SiteIndex, TreeId } from './snapshot.ts'
import { isPulled, readAddresses, readFindings, readIndex, readMirroredFiles } from './store.ts'

/** A snapshot whose trees are taken over as they are, but for some. */
export type EarlierTrees = {
  dir: string
  index: SiteIndex
  files: MirroredFiles
  findingsOf: (prefix: string) => Finding[]
  /** What is known of a tree that need not be asked for. */
  indexOf: (id: TreeId) => IndexedTree | undefined
}

/** A tree that is taken over. */
export type EarlierTree = { indexed: IndexedTree; findings: Finding[] }

/** Findings about the texts of a whole tree are made after its pull, in `scripts/build/pull-site.ts`. */
const aboutTexts: ReadonlySet<Finding['kind']> = new Set(['contradiction', 'link', 'text'])

export const isAboutTexts = ({ kind }: Finding): boolean => aboutTexts.has(kind)

/** What the next pull may bring although nobody says that content has changed. */
const mayHeal: ReadonlySet<Finding['kind']> = new Set(['default', 'file', 'kept'])

/** The snapshot in `dir`, of which all trees but `trees` are taken over. */
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

/** A pull that asks for all has told what was not announced; it is so no longer. */
const isOfPull = (finding: Finding): boolean =>
  !isAboutTexts(finding) && finding.kind !== 'unannounced'

/** Whether two values are written alike. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Asks for the files of all trees that may be taken over, as many at a time as there may be requests. Each is asked for
 * once in a pull.
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
 * A tree of the earlier snapshot; nothing where it is to be asked for. Its files are asked for again: nobody says when a
 * file of another host changes.
 */
export async function earlierTree(
  { earlier, publish, mirror }: Pull,
  id: TreeId
): Promise<EarlierTree | undefined> {
  const indexed = earlier?.indexOf(id)
  if (!earlier || !indexed || !isPulled(id.prefix, earlier.dir)) return undefined
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
