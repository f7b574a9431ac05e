import { eachOf } from '#lib/each-of.ts'
import {
  failedConditions,
  type Condition,
  conditions,
  hasUse,
  isStated
} from './failed-conditions.ts'
import {
  type FilterName,
  filterNames,
  type FinderData,
  isOfLabel,
  type LabelFilter,
  labelFilters,
  NO_GROUP,
  type Query
} from './filters.ts'
import {
  allFilters,
  both,
  type Filter,
  GROUP,
  HARVEST,
  type Matches,
  NOT_GROUP,
  type ResolvedQuery,
  resolveQuery
} from './resolve-query.ts'
import { keptBy, only, type Product } from './uses.ts'

export type Found = {
  /** Positions of the products, in the order of the query. */
  hits: number[]
  /** For each choice, the number of products it would show: other conditions count, its own filter does not. */
  counts: Record<FilterName, number[]>
  /** The number of products without the condition. */
  without: Record<Condition, number>
  /** The number of products that are no hits only because they do not state what the filter asks for. */
  unstated: Record<LabelFilter, number>
  /** The days to harvest that the words name. */
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
    const failed = failedConditions(product, resolved, matches?.products.has(position) === false)
    if (!failed) {
      isHit[position] = 1
      if (has[GROUP]?.length) ofStatedGroup += 1
      for (const filter of allFilters) countChoices(counts[filter.name], filter, product, resolved)
    } else
      for (const condition of failed) {
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
  return { hits, counts, without, unstated, harvest: matches?.harvest }
}

const filterOf: Partial<Record<Condition, Filter>> = Object.fromEntries(
  allFilters.map(filter => [filter.name, filter])
)

/** Counts a product for its choices in a filter; crops, problems and days only as parts of the uses asked for. */
function countChoices(
  counts: number[],
  filter: Filter,
  product: Product,
  resolved: ResolvedQuery
): void {
  const { name, place } = filter
  const { named, chosen, typed, limits, hasPartners } = resolved
  const isAsked = (choice: number) =>
    hasUse(product, named, {
      crop: name === 'crop' ? only(choice) : chosen.crop,
      problem: name === 'problem' ? only(choice) : chosen.problem,
      harvest: name === 'harvest' ? both(keptBy(limits[choice] ?? -1), typed) : chosen.harvest
    })
  for (const choice of product.has[place] ?? [])
    if (choice !== NO_GROUP && (!hasPartners[name] || isAsked(choice)))
      counts[choice] = (counts[choice] ?? 0) + 1
}
