import type { Stage } from '#pictures/subject.ts'
import type { Use } from './product-doses.ts'

/** Products of one family for one problem at one time of the season, as a bar under the stages. */
export type SeasonBar = {
  problem: { name: string; href?: string }
  familyId: string
  products: { name: string; href: string }[]
  /** As the labels say it: `BBCH 13–18`. */
  time: string
  /** Where the bar starts, how long it is and where it ends, as shares of the season. */
  start: string
  length: string
  end: string
  /** Where there is room for words: from a stage on, up to one, or only below the bar. */
  side: 'after' | 'before' | 'below'
  stage: number
}

/** Words take as many stages. */
const ROOM = 2

/** A growth stage that a label states, and the one until which: codes of a scale that all crops share; Chinese brackets are wide. */
const TIME = /[(（](BBCH\s(\d\d)(?:–(\d\d))?)[)）]/

/** The uses whose label states growth stages, under the stages that are drawn. Nothing is read out of words. */
export function seasonBars(uses: readonly Use[], stages: readonly Stage[]): SeasonBar[] {
  const timed = uses.flatMap(use => {
    const [, time, from, to = from] = TIME.exec(use.dose.timing ?? '') ?? []
    return time === undefined ? [] : [{ ...use, time, from: Number(from), to: Number(to) }]
  })
  const bars = Map.groupBy(
    timed.toSorted((one, other) => one.from - other.from || one.to - other.to),
    ({ product, dose, time }) => [time, dose.problematic.id, product.family.id].join()
  )
  return [...bars.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const start = placeOf(first.from, stages)
    // One stage alone lasts until the next.
    const end = placeOf(Math.max(first.to, first.from + 1), stages)
    return {
      problem: first.dose.problematic,
      familyId: first.product.family.id,
      products: [first, ...others].map(({ product: { name, href } }) => ({ name, href })),
      time: first.time,
      start: percent(start / stages.length),
      length: percent((end - start) / stages.length),
      end: percent(end / stages.length),
      ...roomBeside(start, end, stages.length)
    }
  })
}

function roomBeside(start: number, end: number, count: number): Pick<SeasonBar, 'side' | 'stage'> {
  const [before, after] = [Math.floor(start), Math.ceil(end)]
  const room = count - after
  if (room >= ROOM && room >= before) return { side: 'after', stage: after }
  return before >= ROOM ? { side: 'before', stage: before } : { side: 'below', stage: 0 }
}

/** How many stages have passed when a code begins. */
function placeOf(code: number, stages: readonly Stage[]): number {
  const at = stages.findLastIndex(({ since }) => since <= code)
  const since = stages[at]?.since ?? 0
  const until = stages[at + 1]?.since ?? 100
  return at + (code - since) / (until - since)
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
