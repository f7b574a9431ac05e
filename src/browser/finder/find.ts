import {
  type Choice,
  type FilterName,
  filterNames,
  type FinderData,
  isOfLabel,
  type LabelFilter,
  labelFilters,
  NO_GROUP,
  type Query
} from './filters.ts'
import { hasOne, isRegistered, keptBy, only, type Product, type Wanted } from './uses.ts'

/** Something that narrows a query, and can be removed. */
export type Condition = FilterName | 'text'

export type Found = {
  /** Positions of the products, in the order of the query. */
  hits: number[]
  /** For each choice, the number of products it would show: other conditions count, its own filter does not. */
  counts: Record<FilterName, number[]>
  /** The number of products without the condition. */
  without: Record<Condition, number>
  /** The number of products that are no hits only because they do not state what the filter asks for. */
  unstated: Record<LabelFilter, number>
  /** The choice of days to harvest that the words name. */
  harvest?: string
}

const conditions: readonly Condition[] = [...filterNames, 'text']
/** Each condition as a list; made once, not a thousand times a click. */
const alone = eachOf(conditions, (name): readonly Condition[] => [name])
const partsOfAUse: readonly Condition[] = ['crop', 'problem', 'harvest', 'text']
const none: readonly Condition[] = []

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

/**
 * One pass over the products. A product that is a hit counts for all of its choices; a product excluded by a single
 * condition counts for the choices of that filter. A crop, a problem and days to harvest belong together, whether
 * selected or named in words: a product with stated uses must be registered for one of the combinations. `matches` is
 * missing without words.
 * The first queries of a visit run before the browser has optimised this code, so unused conditions cost nothing.
 */
export function find(data: FinderData, query: Query, matches?: Matches): Found {
  const resolved = resolveQuery(data, query, matches)
  const counts = eachOf(filterNames, name => data.choices[name].map(() => 0))
  const without = eachOf(conditions, () => 0)
  const unstated = eachOf(labelFilters, () => 0)
  const isHit = new Uint8Array(data.products.length)
  let ofStatedGroup = 0
  data.products.forEach((has, position) => {
    const product = { has, uses: data.uses[position] ?? [], days: data.days[position] ?? [] }
    const barred = barriers(product, resolved, matches?.products.has(position) === false)
    if (!barred) {
      isHit[position] = 1
      if (has[GROUP]?.length) ofStatedGroup += 1
      for (const filter of allFilters) countChoices(counts[filter.name], filter, product, resolved)
    } else
      for (const condition of barred) {
        without[condition] += 1
        const filter = filterOf[condition]
        if (!filter) {
          if (matches?.unstated?.has(position)) unstated[NOT_GROUP] += 1
          else if (resolved.typed && matches?.products.has(position)) {
            if (!isStated(product, resolved, HARVEST)) unstated.harvest += 1
          }
          continue
        }
        if (filter.name !== NOT_GROUP) countChoices(counts[filter.name], filter, product, resolved)
        if (isOfLabel(filter.name) && !isStated(product, resolved, filter))
          unstated[filter.name] += 1
      }
  })
  // Hits of each group were counted: the others remain. Every group that is left out must be missing, not one of them.
  counts[NOT_GROUP] = counts[NOT_GROUP].map(inGroup => ofStatedGroup - inGroup)
  const order = query.sort === 'name' ? data.byName : [...data.products.keys()]
  const hits = order.filter(position => isHit[position])
  for (const condition of conditions) without[condition] += hits.length
  return { hits, counts, without, unstated, harvest: resolved.typed?.name }
}

/**
 * The condition whose removal shows most products, if removing a single one shows any. What a visitor comes for is
 * removed last: an answer for another crop or problem is none.
 */
export function bestToRemove(query: Query, { without }: Found): Condition | undefined {
  const isUsed = (condition: Condition) =>
    condition === 'text' ? query.text !== '' : query.chosen[condition].length > 0
  const [best] = conditions
    .filter(condition => isUsed(condition) && without[condition] > 0)
    .toSorted(
      (one, other) =>
        Number(isSought(one)) - Number(isSought(other)) || without[other] - without[one]
    )
  return best
}

const isSought = (condition: Condition) => ['crop', 'problem', 'text'].includes(condition)

/** A filter, and the position of a product's choices in it. */
type Filter = { name: FilterName; place: number }
type Chosen = Partial<Record<'crop' | 'problem' | 'harvest', Wanted | undefined>>

const NOT_GROUP = 'not-group'
const GROUP = filterNames.indexOf('group')
const allFilters = filterNames.map((name, place): Filter => {
  return { name, place: name === NOT_GROUP ? GROUP : place }
})
const filterOf: Partial<Record<Condition, Filter>> = Object.fromEntries(
  allFilters.map(filter => [filter.name, filter])
)

const HARVEST: Filter = { name: 'harvest', place: filterNames.indexOf('harvest') }

/** What days to harvest keep, and the choice that says so. */
type Limit = Wanted & { name?: string }

/** The longest choice within a number of days: a product between the two may need more. */
function limitOf(choices: readonly Choice[], days?: number): Limit | undefined {
  if (days === undefined) return undefined
  const at = choices.findLastIndex(({ id }) => Number(id) <= days)
  return { ...keptBy([at]), name: choices[at]?.name }
}

function both(one?: Wanted, other?: Wanted): Wanted | undefined {
  if (!one || !other) return one ?? other
  return { has: at => one.has(at) && other.has(at) }
}

type ResolvedQuery = {
  /** The filters with selected choices. */
  filters: readonly (Filter & { wanted: ReadonlySet<number> })[]
  /** `harvest`: what both the filter and the words allow. */
  chosen: Chosen
  named: Matches | undefined
  /** What the filter of days to harvest keeps. */
  kept: Wanted | undefined
  /** What the days to harvest of the words keep. */
  typed: Limit | undefined
  /** Whether a product must be registered with something else, to count for a choice of the filter. */
  hasPartners: Partial<Record<FilterName, boolean>>
  /** Whether the query combines parts of a use. */
  isOfUses: boolean
}

function resolveQuery(
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
  const kept = days && keptBy(days)
  const typed = named && limitOf(choices.harvest, named.harvest)
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
    hasPartners,
    isOfUses: Boolean(harvest ?? (ofCrop && ofProblem))
  }
}

/** The conditions that each exclude a product alone; `undefined` for a hit, empty if several together exclude it. */
function barriers(
  product: Product,
  resolved: ResolvedQuery,
  missesText: boolean
): readonly Condition[] | undefined {
  let missed: Condition | undefined = missesText ? 'text' : undefined
  for (const { name, place, wanted } of resolved.filters) {
    if (meets(name, product.has[place], wanted)) continue
    if (missed !== undefined) return none
    missed = name
  }
  if (missed) return hasUseWithout(product, resolved, missed) ? alone[missed] : none
  if (!resolved.isOfUses || hasUse(product, resolved.named, resolved.chosen)) return undefined
  return partsOfAUse.filter(part => hasUseWithout(product, resolved, part))
}

/** A product that does not state its group may be of one that is left out. */
function meets(name: FilterName, own: readonly number[] = [], wanted: Wanted): boolean {
  return name === NOT_GROUP ? own.length > 0 && !hasOne(own, wanted) : hasOne(own, wanted)
}

function hasUseWithout(product: Product, resolved: ResolvedQuery, left: Condition): boolean {
  if (!resolved.isOfUses) return true
  const { chosen, named, kept, typed } = resolved
  if (left === 'text') return hasUse(product, undefined, { ...chosen, harvest: kept })
  if (left === 'harvest') return hasUse(product, named, { ...chosen, harvest: typed })
  return hasUse(product, named, { ...chosen, [left]: undefined })
}

/** Whether a product is registered for every use that is selected or named. */
function hasUse(product: Product, named: Matches | undefined, chosen: Chosen): boolean {
  const { crop, problem, harvest } = chosen
  if (!isRegistered(product, crop, problem, harvest)) return false
  if (!named) return true
  if (named.problem && !isRegistered(product, crop, named.problem, harvest)) return false
  if (named.crop && !isRegistered(product, named.crop, problem, harvest)) return false
  if (!harvest || !named.uses?.length) return true
  return named.uses.some(use => isRegistered(product, use.crops, only(use.problem), harvest))
}

/** Whether a product states what the filter asks for; days to harvest in the uses that are asked for. */
function isStated(
  product: Product,
  { named, chosen }: ResolvedQuery,
  { name, place }: Filter
): boolean {
  if (name !== 'harvest') return Boolean(product.has[place]?.length)
  return !hasUse(product, named, { ...chosen, harvest: only(-1) })
}

/** Counts a product for its choices in a filter; crops, problems and days only as parts of the uses asked for. */
function countChoices(
  counts: number[],
  filter: Filter,
  product: Product,
  resolved: ResolvedQuery
): void {
  const { name, place } = filter
  const { named, chosen, typed, hasPartners } = resolved
  const isAsked = (choice: number) =>
    hasUse(product, named, {
      crop: name === 'crop' ? only(choice) : chosen.crop,
      problem: name === 'problem' ? only(choice) : chosen.problem,
      harvest: name === 'harvest' ? both(keptBy([choice]), typed) : chosen.harvest
    })
  for (const choice of product.has[place] ?? [])
    if (choice !== NO_GROUP && (!hasPartners[name] || isAsked(choice)))
      counts[choice] = (counts[choice] ?? 0) + 1
}

function eachOf<Name extends string, Value>(
  names: readonly Name[],
  build: (name: Name) => Value
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, build(name)])) as Record<Name, Value>
}
