import { foldId } from '#contract/ids.ts'
import { closeUp, type Portrait, portraitOf } from '#pictures/subject-picture.ts'
import { type Season, seasonsOf } from '#pictures/home-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { usesOf } from '#views/product/doses.ts'
import { problemOf } from '#views/product/use-address.ts'
import { longMonthNames, monthNames } from '#views/text/formats.ts'
import { type CurrentUse, mostTreated, productsOf, stagesOf } from './current-uses.ts'

/** A problem of one crop whose registered uses fall into the month. */
type CurrentProblem = {
  name: string
  href?: string
  portrait?: Pick<Portrait, 'picture' | 'ground'>
  stage: LocalizedText
  count: LocalizedText
}

export type Month = {
  /** 1 to 12. */
  number: number
  name: string
  longName: string
  isFirst: boolean
  season: Season
  problems: CurrentProblem[]
  /**
   * Missing where a use falls into the month. Otherwise the name of the next month with uses, whose problems these are.
   */
  next?: string
}

/**
 * What the uses of a tree's products are for in each month: those with a growth stage on the label that the crop passes
 * through in that month, by the calendar of the content. Empty if no crop has a calendar. `isFirst`: the month of the
 * content; the browser selects the visitor's own.
 */
export function monthsOf(tree: Tree): Month[] | undefined {
  const calendars = new Map(
    tree.content.crops.map(({ id, calendar = [] }) => [foldId(id), calendar] as const)
  )
  const current = usesOf(tree.catalogue().products)
    .filter(({ dose }) => dose.problematic.kind !== 'effect')
    .flatMap(use => stagesOf(use, calendars).map(stage => ({ use, stage })))
  if (current.length === 0) return undefined
  const seasons = seasonsOf(tree.country.iso)
  const first = Number(tree.index.pulledAt.slice(5, 7))
  const [names, longNames] = [monthNames(tree.locale), longMonthNames(tree.locale)]
  const problems = seasons.map((_, index) =>
    mostTreated(current.filter(({ stage }) => stage.month === index + 1))
  )
  return seasons.map((season, index) => {
    const filled = nextFilled(problems, index)
    return {
      number: index + 1,
      name: names[index] ?? '',
      longName: longNames[index] ?? '',
      isFirst: index + 1 === first,
      season,
      problems: (problems[filled] ?? []).map(uses => viewOf(tree, uses)),
      next: filled === index ? undefined : longNames[filled]
    }
  })
}

/** This month or the next one that has something, in this year or the next. */
function nextFilled(months: readonly (readonly unknown[])[], index: number): number {
  const order = months.map((_, later) => (index + later) % months.length)
  return order.find(month => months[month]?.length) ?? index
}

function viewOf(tree: Tree, uses: [CurrentUse, ...CurrentUse[]]): CurrentProblem {
  const [{ use }] = uses
  const from = Math.min(...uses.map(({ stage }) => stage.bbch_from))
  const to = Math.max(...uses.map(({ stage }) => stage.bbch_to))
  const { name, href } = problemOf(use.dose)
  const portrait = portraitOf(use.dose.problematic)
  return {
    name,
    href,
    portrait: portrait && { picture: closeUp(portrait), ground: portrait.ground },
    stage: tree.words('home.months.stage', {
      crop: use.dose.crop.name,
      stages: `BBCH\u00a0${[...new Set([from, to])].map(twoDigits).join('–')}`
    }),
    count: tree.words('home.families.count', { count: productsOf(uses) })
  }
}

/** As labels write codes of the scale. */
const twoDigits = (code: number) => String(code).padStart(2, '0')
