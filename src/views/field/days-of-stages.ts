import type { FieldUse } from '#browser/field/field-config.ts'
import type { CropMonth } from '#browser/field/crop-months.ts'
import { foldId } from '#contract/ids.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Use } from '#views/product/doses.ts'
import { statedStages } from '#views/subject/stated-stages.ts'

/** The stages that a label states, with the days that the crop needs for them by its calendar, if it has one. */
export function stagesWithDays(tree: Tree, use: Use): FieldUse['stages'] {
  const stages = statedStages(use)
  if (!stages) return undefined
  const calendar = calendarsOf(tree).get(foldId(use.dose.crop.id)) ?? []
  const paces = calendar
    .filter(({ bbch_from: from, bbch_to: to }) => from <= stages.to && to >= stages.from)
    .map(({ bbch_from: from, bbch_to: to }) => DAYS_OF_MONTH / (to - from + 1))
  if (paces.length === 0) return stages
  // The slowest of the months: a spray that is still allowed must not be missing.
  return { ...stages, days: Math.ceil(Math.max(...paces) * (stages.to - stages.from + 1)) }
}

const DAYS_OF_MONTH = 30

const calendarsOf = oncePer(
  (tree: Tree) =>
    new Map(tree.content.crops.map(({ id, calendar = [] }) => [foldId(id), calendar] as const))
)

/** The calendars of the crops that have one, as the plan reads them in the browser. */
export const cropMonths = (tree: Tree): [crop: string, months: CropMonth[]][] =>
  [...calendarsOf(tree)]
    .filter(([, calendar]) => calendar.length > 0)
    .map(([crop, calendar]) => [
      crop,
      calendar.map(({ month, bbch_from: from, bbch_to: to }) => [month, from, to])
    ])
