import { foldId } from '#contract/ids.ts'
import type { CropRecord } from '#contract/product.ts'
import { type Portrait, portraitOf } from '#pictures/subject.ts'
import { type Season, seasonsOf } from '#pictures/home-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { type Use, usesOf } from '#views/product/doses.ts'
import { problemOf } from '#views/product/use-address.ts'
import { statedStages } from '#views/subject/stated-stages.ts'
import { longMonthNames, monthNames } from '#views/text/formats.ts'

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
  /** Where no use falls into the month: the name of the next one with uses, whose problems these are. */
  next?: string
}

type CropMonth = NonNullable<CropRecord['calendar']>[number]
type Current = { use: Use; stage: CropMonth }

const SHOWN = 3

/**
 * What the uses of a tree's products are for in each month: those whose growth stage on the label the crop passes
 * through then, as the content says of this country. Nothing where it says it of no crop. `isFirst`: the month of the
 * content; the browser chooses the visitor's own.
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

/** This month, or the next of the year or of the one after it that has something. */
function nextFilled(months: readonly (readonly unknown[])[], index: number): number {
  const order = months.map((_, later) => (index + later) % months.length)
  return order.find(month => months[month]?.length) ?? index
}

/** The months of the crop's calendar in which the label allows the use. */
function stagesOf(use: Use, calendars: ReadonlyMap<string, readonly CropMonth[]>): CropMonth[] {
  const stated = statedStages(use)
  const calendar = calendars.get(foldId(use.dose.crop.id)) ?? []
  if (!stated) return []
  return calendar.filter(
    ({ bbch_from: from, bbch_to: to }) => stated.from <= to && stated.to >= from
  )
}

/** Those with most products, each for another crop and against another problem as far as there are such. */
function mostTreated(current: readonly Current[]): [Current, ...Current[]][] {
  const groups = Map.groupBy(current, ({ use: { dose } }) =>
    [dose.crop.id, dose.problematic.id].join('\n')
  )
  const ranked = [...groups.values()].toSorted(
    (one, other) => productsOf(other) - productsOf(one)
  ) as [Current, ...Current[]][]
  const [crops, problems] = [new Set<string>(), new Set<string>()]
  const different = ranked.filter(([{ use }]) => {
    const { crop, problematic } = use.dose
    if (crops.has(crop.id) || problems.has(problematic.id)) return false
    crops.add(crop.id)
    problems.add(problematic.id)
    return true
  })
  const rest = ranked.filter(group => !different.includes(group))
  return [...different, ...rest].slice(0, SHOWN)
}

const productsOf = (current: readonly Current[]) =>
  new Set(current.map(({ use }) => use.product.id)).size

function viewOf(tree: Tree, uses: [Current, ...Current[]]): CurrentProblem {
  const [{ use, stage }] = uses
  const { name, href } = problemOf(use.dose)
  return {
    name,
    href,
    portrait: portraitOf(use.dose.problematic),
    stage: tree.words('home.months.stage', {
      crop: use.dose.crop.name,
      stages: `BBCH\u00a0${twoDigits(stage.bbch_from)}–${twoDigits(stage.bbch_to)}`
    }),
    count: tree.words('home.families.count', { count: productsOf(uses) })
  }
}

/** As labels write codes of the scale. */
const twoDigits = (code: number) => String(code).padStart(2, '0')
