import type { Finding } from '#snapshot/finding.ts'
import type { Changes, TreeChanges } from '../changes.ts'
import { isPage, kindOf, type Publication, treeOfPath } from '../publication.ts'

export type TreeReport = {
  prefix: string
  counts: { added: number; changed: number; kept: number; removed: number }
  /** Added, changed and removed pages of the tree by kind: `product` → 3. */
  kinds: Record<string, number>
  /** Why its pages are as they are. */
  because: string
  /** The number of its findings that are new, and of all. */
  isNew: number
  findings: number
  /** Files of the added, changed and removed pages. */
  added: string[]
  changed: string[]
  removed: string[]
}

type Found = { findings: readonly Finding[]; newFindings: readonly Finding[] }

/** The trees that a build rendered, by what became of their pages. */
export function treeReports(publication: Publication, changes: Changes | undefined): TreeReport[] {
  const { built, findings } = publication
  const found = { findings, newFindings: changes?.newFindings ?? findings }
  const causes = causesOf(publication, changes)
  return built.map(prefix => {
    const compared = changes?.trees.find(tree => tree.prefix === prefix)
    return treeReport(compared ?? firstOf(publication, prefix), {
      ...found,
      becauseOf: kinds => (compared ? causes(prefix, kinds) : 'there was none before')
    })
  })
}

function causesOf({ findings }: Publication, changes: Changes | undefined) {
  const kept = new Set(findings.filter(({ kind }) => kind === 'kept').map(({ tree }) => tree))
  return (prefix: string, kinds: TreeReport['kinds']): string => {
    const which = Object.entries(kinds).map(([kind, number]) => `${number} ${kind}`)
    if (kept.has(prefix)) return ['its pull failed', ...which].join('; ')
    if (which.length === 0) return 'same content'
    return which.join(', ') + (changes?.isOtherMaker ? '; other code or settings' : '')
  }
}

type Why = Found & { becauseOf: (kinds: TreeReport['kinds']) => string }

function treeReport(tree: TreeChanges, { findings, newFindings, becauseOf }: Why): TreeReport {
  const { prefix, added, changed, removed, kept } = tree
  const grouped = Map.groupBy([...added, ...changed, ...removed], kindOf)
  const kinds = Object.fromEntries([...grouped].map(([kind, { length }]) => [kind, length]))
  const numberIn = (list: readonly Finding[]) => list.filter(one => one.tree === prefix).length
  return {
    prefix,
    counts: {
      added: added.length,
      changed: changed.length,
      kept: kept.length,
      removed: removed.length
    },
    kinds,
    because: becauseOf(kinds),
    isNew: numberIn(newFindings),
    findings: numberIn(findings),
    added,
    changed,
    removed
  }
}

/** In a first publication every page is new. */
function firstOf({ files }: Publication, prefix: string): TreeChanges {
  const added = Object.keys(files).filter(file => isPage(file) && treeOfPath(file) === prefix)
  return { prefix, added, changed: [], removed: [], kept: [], lostProducts: [], products: 0 }
}
