import { filterNames, type FinderData } from './filters.ts'

/** A product's choices by filter, and its uses: problems by crop, and days to harvest by problem. */
export type Product = {
  has: FinderData['products'][number]
  uses: FinderData['uses'][number]
  days: FinderData['days'][number]
}
/** A set of positions of choices, or of days to harvest; a product needs one of them. */
export type Wanted = Pick<ReadonlySet<number>, 'has'>

const CROP = filterNames.indexOf('crop')

/** A product with stated uses is registered for a crop, a problem and days to harvest only where one use has all. */
export function isRegistered(
  { has, uses, days }: Product,
  crops?: Wanted,
  problems?: Wanted,
  harvest?: Wanted
): boolean {
  if (!harvest && (!crops || !problems)) return true
  // A product without stated uses states no days either.
  if (uses.length === 0) return !harvest || harvest.has(-1)
  return (
    has[CROP]?.some(
      (crop, at) =>
        crops?.has(crop) !== false &&
        uses[at]?.some(
          (problem, use) =>
            problems?.has(problem) !== false && harvest?.has(days[at]?.[use] ?? -1) !== false
        )
    ) === true
  )
}

/** The days to harvest of the uses that keep a limit; a use that states none has -1. */
export function keptBy(most: number): Wanted {
  return { has: days => days >= 0 && days <= most }
}

export function hasOne(choices: readonly number[] = [], wanted: Wanted): boolean {
  return choices.some(choice => wanted.has(choice))
}

export function only(choice: number): Wanted {
  return { has: other => other === choice }
}
