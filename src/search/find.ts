import { type FilterName, filterNames, type FinderData, type Query } from './filters.ts'

/** What narrows a query, and widens it again when left away. */
export type Condition = FilterName | 'text'

export type Found = {
  /** Positions of the products, in the order that the query asks for. */
  hits: number[]
  /** Per choice, how many products it would show: the other conditions narrow it, its own filter does not. */
  counts: Record<FilterName, number[]>
  /** How many products there would be without the condition. */
  without: Record<Condition, number>
}

const conditions: readonly Condition[] = [...filterNames, 'text']

/**
 * One pass over the products. A product that misses no condition is a hit; one that misses a single condition counts for
 * the choices of that filter. `matches` are the positions that the words find; missing where there are no words.
 */
export function find(data: FinderData, query: Query, matches?: ReadonlySet<number>): Found {
  const wanted = filterNames.map(name => wantedPositions(data, query, name))
  const counts = eachOf(filterNames, name => data.choices[name].map(() => 0))
  const without = eachOf(conditions, () => 0)
  const isHit = new Uint8Array(data.products.length)
  data.products.forEach((has, position) => {
    const missed = missedBy(has, wanted, matches?.has(position) === false)
    if (missed === 'several') return
    if (missed === undefined) isHit[position] = 1
    else without[missed] += 1
    if (missed === 'text') return
    for (const [filter, name] of filterNames.entries())
      if (missed === undefined || missed === name) countIn(counts[name], has[filter])
  })
  const order = query.sort === 'name' ? data.byName : [...data.products.keys()]
  const hits = order.filter(position => isHit[position])
  for (const condition of conditions) without[condition] += hits.length
  return { hits, counts, without }
}

/** The condition in use whose removal shows most products, if removing a single one shows any. */
export function bestToDrop(query: Query, { without }: Found): Condition | undefined {
  const used = conditions.filter(condition =>
    condition === 'text' ? query.text !== '' : query.chosen[condition].length > 0
  )
  const [best] = used.toSorted((one, other) => without[other] - without[one])
  return best && without[best] > 0 ? best : undefined
}

/** Runs a thousand times a click: it makes nothing that has to be cleared away. */
function missedBy(
  has: FinderData['products'][number],
  wanted: readonly Wanted[],
  missesText: boolean
): Condition | 'several' | undefined {
  let missed: Condition | undefined = missesText ? 'text' : undefined
  for (let filter = 0; filter < wanted.length; filter++) {
    if (!misses(has[filter], wanted[filter])) continue
    if (missed !== undefined) return 'several'
    missed = filterNames[filter]
  }
  return missed
}

function misses(has: readonly number[] = [], wanted?: Wanted): boolean {
  return wanted !== undefined && !has.some(choice => wanted.has(choice))
}

function countIn(counts: number[], has: readonly number[] = []): void {
  for (const choice of has) counts[choice] = (counts[choice] ?? 0) + 1
}

/** The positions of the choices taken in a filter; missing where none is. */
type Wanted = ReadonlySet<number> | undefined

function wantedPositions({ choices }: FinderData, { chosen }: Query, name: FilterName): Wanted {
  if (chosen[name].length === 0) return undefined
  const ids = new Set(chosen[name])
  return new Set(choices[name].flatMap(({ id }, position) => (ids.has(id) ? [position] : [])))
}

function eachOf<Name extends string, Value>(
  names: readonly Name[],
  build: (name: Name) => Value
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, build(name)])) as Record<Name, Value>
}
