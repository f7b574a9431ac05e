import { type FilterName, filterNames, type FinderData, type Query } from './filters.ts'
import { keptBy, type Wanted } from './uses.ts'

/** What the words of a query find: positions of products, and of the crops or problems that the words name. */
export type Matches = {
  products: ReadonlySet<number>
  /** Products that the words leave out only because they state no group. */
  unstated?: ReadonlySet<number>
  crop?: ReadonlySet<number>
  problem?: ReadonlySet<number>
  /** Problems with crops that the words name together. */
  uses?: readonly { problem: number; crops: ReadonlySet<number> }[]
  /** The most days to harvest that the words allow. */
  harvest?: number
}

/** A filter, and the position of a product's choices in it. */
export type Filter = { name: FilterName; place: number }
export type Chosen = Partial<Record<'crop' | 'problem' | 'harvest', Wanted | undefined>>

export const NOT_GROUP = 'not-group'
export const GROUP = filterNames.indexOf('group')
export const allFilters = filterNames.map((name, place): Filter => {
  return { name, place: name === NOT_GROUP ? GROUP : place }
})
export const HARVEST: Filter = { name: 'harvest', place: filterNames.indexOf('harvest') }

export function both(one?: Wanted, other?: Wanted): Wanted | undefined {
  if (!one || !other) return one ?? other
  return { has: at => one.has(at) && other.has(at) }
}

export type ResolvedQuery = {
  /** The filters with selected choices. */
  filters: readonly (Filter & { wanted: ReadonlySet<number> })[]
  /** `harvest`: what both the filter and the words allow. */
  chosen: Chosen
  named: Matches | undefined
  /** What the filter of days to harvest keeps. */
  kept: Wanted | undefined
  /** What the days to harvest of the words keep. */
  typed: Wanted | undefined
  /** The days of each choice of days to harvest. */
  limits: readonly number[]
  /** Whether a product must be registered with something else, to count for a choice of the filter. */
  hasPartners: Partial<Record<FilterName, boolean>>
  /** Whether the query combines parts of a use. */
  isOfUses: boolean
}

export function resolveQuery(
  { choices }: FinderData,
  query: Query,
  named: Matches | undefined
): ResolvedQuery {
  const filters = allFilters.flatMap(filter => {
    const ids = query.chosen[filter.name]
    const at = choices[filter.name].flatMap(({ id }, place) => (ids.includes(id) ? [place] : []))
    return ids.length > 0 ? [{ ...filter, wanted: new Set(at) }] : []
  })
  const wantedOf = (wanted: FilterName) => filters.find(({ name }) => name === wanted)?.wanted
  const [crop, problem, days] = [wantedOf('crop'), wantedOf('problem'), wantedOf('harvest')]
  const limits = choices.harvest.map(({ id }) => Number(id))
  const kept = days && keptBy(Math.max(...limits.filter((_, at) => days.has(at))))
  const typed = named?.harvest === undefined ? undefined : keptBy(named.harvest)
  const harvest = both(kept, typed)
  const [ofCrop, ofProblem] = [crop ?? named?.crop, problem ?? named?.problem]
  const hasPartners = {
    crop: Boolean(ofProblem ?? harvest),
    problem: Boolean(ofCrop ?? harvest),
    harvest: Boolean(ofCrop ?? ofProblem ?? typed ?? named?.uses?.length)
  }
  return {
    filters,
    chosen: { crop, problem, harvest },
    named,
    kept,
    typed,
    limits,
    hasPartners,
    isOfUses: Boolean(harvest ?? (ofCrop && ofProblem))
  }
}
