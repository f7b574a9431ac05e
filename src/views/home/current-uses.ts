import { foldId } from '#contract/ids.ts'
import type { CropRecord } from '#contract/product.ts'
import type { Use } from '#views/product/doses.ts'
import { statedStages } from '#views/subject/stated-stages.ts'

export type CropMonth = NonNullable<CropRecord['calendar']>[number]

/** A use in a month, with those growth stages of its label that its crop passes through then. */
export type CurrentUse = { use: Use; stage: CropMonth }

const SHOWN = 3

/** The months of the crop's calendar in which the label allows the use. */
export function stagesOf(
  use: Use,
  calendars: ReadonlyMap<string, readonly CropMonth[]>
): CropMonth[] {
  const stated = statedStages(use)
  const calendar = calendars.get(foldId(use.dose.crop.id)) ?? []
  if (!stated) return []
  return calendar
    .map(stage => ({
      ...stage,
      bbch_from: Math.max(stage.bbch_from, stated.from),
      bbch_to: Math.min(stage.bbch_to, stated.to)
    }))
    .filter(({ bbch_from: from, bbch_to: to }) => from <= to)
}

/** The problems with most products, of different crops and different problems as far as possible. */
export function mostTreated(current: readonly CurrentUse[]): [CurrentUse, ...CurrentUse[]][] {
  const groups = Map.groupBy(current, ({ use: { dose } }) =>
    [dose.crop.id, dose.problematic.id].join('\n')
  )
  const ranked = [...groups.values()].toSorted(
    (one, other) => productsOf(other) - productsOf(one)
  ) as [CurrentUse, ...CurrentUse[]][]
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

export const productsOf = (current: readonly CurrentUse[]) =>
  new Set(current.map(({ use }) => use.product.id)).size
