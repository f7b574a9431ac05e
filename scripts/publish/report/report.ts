import type { Finding } from '#snapshot/finding.ts'
import type { TreeChanges } from '../changes.ts'
import { largeDifferences, type Objection } from '../guard.ts'
import { isPage, type Publication, treeOfFile } from '../publication.ts'
import type { Comparison } from '../publish.ts'
import type { Stage } from '../stages.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { differencesOf, type EqualDifferences } from './text-differences.ts'

/** The report on a publication for operators. Paths are those of pages, sizes are in bytes. */
export type Report = {
  release: string
  publishedAt: string
  source: string
  /** The release that was published before; missing for the first publication of a source. */
  previous?: { release: string; publishedAt: string; isOtherMaker: boolean }
  /** Large differences, which were confirmed; those of the demo need no confirmation. */
  differences: Objection[]
  warnings: Warning[]
  trees: TreeReport[]
  /** The number of compared pages, and the differences of their texts. */
  texts: { compared: number; differences: EqualDifferences[] }
  coverage: Coverage[]
  largest: { file: string; bytes: number }[]
  stages: readonly Stage[]
}

/** Findings of one kind in one tree. */
export type Warning = {
  tree: string
  kind: Finding['kind']
  findings: Finding[]
  /** How many of them the publication before did not have; all when there was none. */
  isNew: number
}

export type TreeReport = {
  prefix: string
  counts: { added: number; changed: number; kept: number; removed: number }
  /** Changed pages of the tree by kind: `product` → 3. */
  kinds: Record<string, number>
  findings: number
  /** Files of the added, changed and removed pages. */
  added: string[]
  changed: string[]
  removed: string[]
}

type Inputs = {
  publication: Publication
  comparison?: Comparison
  stages: readonly Stage[]
  /** The number of texts in each group. */
  totals: Record<string, number>
  read: (file: string) => { before: string; after: string }
}

/** If more pages change, the cause is a text of all pages, code, or a setting. */
const MOST_COMPARED = 300
const LARGEST = 8

export function reportOf({ publication, comparison, stages, totals, read }: Inputs): Report {
  const { release, publishedAt, source, built, findings, files } = publication
  const changed = comparison?.changes.trees.flatMap(tree => tree.changed) ?? []
  const compared = spread(changed, MOST_COMPARED)
  return {
    release,
    publishedAt,
    source,
    previous: comparison && {
      release: comparison.before.release,
      publishedAt: comparison.before.publishedAt,
      isOtherMaker: comparison.changes.isOtherMaker
    },
    differences: comparison ? largeDifferences(comparison.changes) : [],
    warnings: warningsOf(findings, comparison?.changes.newFindings ?? findings),
    trees: comparison
      ? comparison.changes.trees.map(tree => treeReport(tree, findings))
      : built.map(prefix => treeReport(firstOf(publication, prefix), findings)),
    texts: { compared: compared.length, differences: differencesOf(compared, read) },
    coverage: coverageOf(built, { findings, totals }),
    largest: Object.entries(files)
      .filter(([file]) => isPage(file))
      .map(([file, { bytes }]) => ({ file, bytes }))
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, LARGEST),
    stages
  }
}

/** This many items, taken evenly from the whole list, because pages of a tree are adjacent. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** First what replaces content, then what is missing, then what is shortened or borrowed. */
const order: readonly Finding['kind'][] = [
  'kept',
  'default',
  'record',
  'duplicate',
  'file',
  'value',
  'link',
  'text',
  'shortened'
]

function warningsOf(findings: readonly Finding[], fresh: readonly Finding[]): Warning[] {
  const isFresh = new Set(fresh)
  const groups = Map.groupBy(findings, ({ tree, kind }) => `${kind} ${tree}`)
  return [...groups.values()]
    .map(own => ({
      tree: own[0]?.tree ?? '',
      kind: own[0]?.kind ?? 'value',
      findings: own,
      isNew: own.filter(finding => isFresh.has(finding)).length
    }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind) || (one.tree < other.tree ? -1 : 1)
    )
}

function treeReport(tree: TreeChanges, findings: readonly Finding[]): TreeReport {
  const { prefix, added, changed, removed, kept } = tree
  const kinds = Map.groupBy([...added, ...changed, ...removed], kindOf)
  return {
    prefix,
    counts: {
      added: added.length,
      changed: changed.length,
      kept: kept.length,
      removed: removed.length
    },
    kinds: Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length])),
    findings: findings.filter(finding => finding.tree === prefix).length,
    added,
    changed,
    removed
  }
}

/** In a first publication every page is new. */
function firstOf({ files, trees }: Publication, prefix: string): TreeChanges {
  const prefixes = new Set(trees.map(tree => tree.prefix))
  const added = Object.keys(files).filter(
    file => isPage(file) && treeOfFile(file, prefixes) === prefix
  )
  return { prefix, added, changed: [], removed: [], kept: [], lostProducts: [], products: 0 }
}

/** The kind of a page, by its path below the tree: `product` of `/br/product/4102.html`, `home` of `/br.html`. */
function kindOf(file: string): string {
  return file.split('/')[2]?.replace(/\.html$/, '') ?? 'home'
}
