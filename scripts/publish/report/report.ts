import { confirmFlag, largeDifferences, type Objection } from '../guard.ts'
import type { Publication } from '../publication.ts'
import type { Comparison } from '../publish.ts'
import { heaviestOf, type Size } from '../sizes/heaviest.ts'
import { withKeptWeights } from '../sizes/weigh.ts'
import type { Stage } from '../stages.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { headlineOf } from './headline.ts'
import { differencesOf, type EqualDifferences } from './text-differences.ts'
import { type TreeReport, treeReports } from './tree-reports.ts'
import { type Warning, warningsOf } from './warnings.ts'

/** The report on a publication for operators. Paths are those of pages, sizes are in bytes. */
export type Report = {
  /** What happened, in a line. */
  headline: string
  release: string
  publishedAt: string
  source: string
  /** The release that was published before; missing for the first publication of a source. */
  previous?: Previous
  /** Set when the site was not published: what nobody confirmed, and the flag that does. */
  stopped?: { open: readonly Objection[]; flag: string; isRendered: boolean }
  /** Large differences, which were confirmed; those of the demo need no confirmation. */
  differences: Objection[]
  warnings: Warning[]
  trees: TreeReport[]
  /** Trees of the site that this build was not asked for. */
  skipped: string[]
  /** Trees whose feeds of changes begin with this publication. */
  begun: string[]
  /** The number of compared pages, and the differences of their texts. */
  texts: { compared: number; differences: EqualDifferences[] }
  coverage: Coverage[]
  sizes: Size[]
  stages: readonly Stage[]
}

type Previous = {
  release: string
  publishedAt: string
  isOtherMaker: boolean
  /** How long its parts took; missing when its report is. */
  stages?: readonly Stage[]
}

type Inputs = {
  publication: Publication
  comparison?: Comparison
  stages: readonly Stage[]
  previousStages?: readonly Stage[]
  stopped?: { open: readonly Objection[]; isRendered: boolean }
  /** The sizes of this release, if an earlier report has measured them. */
  sizes?: Size[]
  /** The number of texts in each group. */
  totals: Record<string, number>
  /** A file of this publication, and of the one before. */
  read: { before: (file: string) => string; after: (file: string) => string }
}

/** If more pages change, the cause is a text of all pages, code, or a setting. */
const MOST_COMPARED = 300

export function reportOf(inputs: Inputs): Report {
  const { publication, comparison, stopped, stages, totals, read } = inputs
  const { release, publishedAt, source, built, findings, files } = publication
  const changed = comparison?.changes.trees.flatMap(tree => tree.changed) ?? []
  const compared = spread(changed, MOST_COMPARED)
  const report = {
    release,
    publishedAt,
    source,
    previous: comparison && previousOf(comparison, inputs.previousStages),
    stopped: stopped && { ...stopped, flag: confirmFlag(stopped.open) },
    differences: comparison ? confirmedOf(comparison, stopped?.open) : [],
    warnings: warningsOf(findings, comparison?.changes.newFindings ?? findings),
    trees: treeReports(publication, comparison?.changes),
    skipped: publication.trees.map(({ prefix }) => prefix).filter(one => !built.includes(one)),
    begun: publication.begun ?? [],
    texts: { compared: compared.length, differences: differencesOf(compared, read) },
    coverage: coverageOf(built, { findings, totals }),
    sizes: inputs.sizes ?? withKeptWeights(() => heaviestOf(files, read.after)),
    stages
  }
  return { headline: headlineOf(report), ...report }
}

function confirmedOf({ changes }: Comparison, open: readonly Objection[] = []): Objection[] {
  const isOpen = (message: string) => open.some(one => one.message === message)
  return largeDifferences(changes).filter(({ message }) => !isOpen(message))
}

function previousOf({ before, changes }: Comparison, stages?: readonly Stage[]): Previous {
  const { release, publishedAt } = before
  return { release, publishedAt, isOtherMaker: changes.isOtherMaker, stages }
}

/** This many items, taken evenly from the whole list, because pages of a tree are adjacent. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}
