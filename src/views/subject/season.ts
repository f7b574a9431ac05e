import type { Stage } from '#pictures/subject-picture.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Problematic } from '#tree/product.ts'
import { doseOnLandText } from '#views/product/dose-text.ts'
import type { Use } from '#views/product/doses.ts'
import { statedStages } from './stated-stages.ts'

/** Uses that labels allow at one time against the same problems: a bar for each product, with its dose. */
type SeasonRow = {
  problems: Problematic[]
  /** As the label states it: `BBCH 13–18`; labels of seed treatments state none. */
  time?: string
  /** The first stage of the bars, and the one after the last. */
  start: number
  end: number
  /** Where the text has room: before or after the bars, or only above them. */
  side: 'after' | 'before' | 'above'
  bars: { name: string; href: string; familyId: string; dose: string }[]
}

type Time = { from: number; to: number; time?: string }

/** The season of a use without a known stage. */
const WHOLE: Time = { from: 0, to: 100 }

/** The number of stages that the text needs. */
const ROOM = 2

/** Rows whose labels state a stage, and those whose labels state none, which have no place in the season. */
type SeasonRows = { dated: SeasonRow[]; undated: SeasonRow[] }

/**
 * All uses under the stages that their labels state. Words are not interpreted: seed treatments belong to sowing, and a
 * use without a stated stage is undated. A product with one time and dose against several problems is one bar.
 */
export function seasonRows(tree: Tree, uses: readonly Use[], stages: readonly Stage[]): SeasonRows {
  const isDated = (use: Use) => timeOf(use, stages) !== undefined
  return {
    dated: rowsOf(tree, uses.filter(isDated), stages),
    undated: rowsOf(
      tree,
      uses.filter(use => !isDated(use)),
      stages
    )
  }
}

function rowsOf(tree: Tree, uses: readonly Use[], stages: readonly Stage[]): SeasonRow[] {
  const timed = uses.map(use => ({ ...use, ...(timeOf(use, stages) ?? WHOLE) }))
  const bars = Map.groupBy(
    timed.toSorted((one, other) => one.from - other.from || one.to - other.to),
    ({ product, time, dose: { dose_min, dose_max, dose_unit } }) =>
      [time, product.id, dose_min, dose_max, dose_unit].join()
  )
  const rows = Map.groupBy(bars.values(), uses => {
    const problems = uses.map(({ dose }) => dose.problematic.id)
    return [uses[0]?.time, ...problems.toSorted()].join()
  })
  return [...rows.values()].flatMap(([first = [], ...others]) => {
    const [use] = first
    if (!use) return []
    const start = stageAt(use.from, stages)
    const end = Math.max(start + 1, stageAt(isLeaf(use.to) ? use.to : use.to - 1, stages) + 1)
    const problems = new Map(
      first.map(({ dose: { problematic } }) => [problematic.id, problematic])
    )
    return {
      problems: [...problems.values()],
      time: use.time,
      start,
      end,
      side: sideOf(start, end, stages.length),
      bars: [first, ...others].flatMap(([bar]) => (bar ? barOf(tree, bar) : []))
    }
  })
}

/** The codes from and to; missing where no stage is known. */
function timeOf(use: Use, stages: readonly Stage[]): Time | undefined {
  const stated = statedStages(use)
  const isSown = stated?.text !== undefined || stages[0]?.id === 'sowing'
  if (!stated || !isSown) return undefined
  const { from, to, text } = stated
  return { from, to, time: text }
}

function barOf(tree: Tree, { product: { name, href, family }, dose }: Use): SeasonRow['bars'][0] {
  return { name, href, familyId: family.id, dose: doseOnLandText(tree, dose) }
}

function sideOf(start: number, end: number, count: number): SeasonRow['side'] {
  const room = count - end
  if (room >= ROOM && room >= start) return 'after'
  return start >= ROOM ? 'before' : 'above'
}

/**
 * The codes 10 to 19 count leaves: up to 18 is up to eight leaves. Of other stages, the first code is the end of the
 * stage before it.
 */
const isLeaf = (code: number) => code >= 10 && code <= 19

/** The stage of the season that contains a code. */
const stageAt = (code: number, stages: readonly Stage[]) =>
  Math.max(
    0,
    stages.findLastIndex(({ since }) => since <= code)
  )
