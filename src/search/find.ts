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
/** By each condition alone; made once, not a thousand times a click. */
const alone = eachOf(conditions, (name): readonly Condition[] => [name])
const partsOfAUse: readonly Condition[] = ['crop', 'problem', 'text']
const none: readonly Condition[] = []
const CROP = filterNames.indexOf('crop')

/** What the words of a query find: positions of products, and of the crops or the problems that the words name. */
export type Matches = {
  products: ReadonlySet<number>
  crop?: ReadonlySet<number>
  problem?: ReadonlySet<number>
}

/**
 * One pass over the products. A product that is a hit counts for every choice it has; one that a single condition keeps
 * out counts for the choices of that filter. A crop and a problem are asked for together, whether chosen or named: a
 * product that states its uses has to be registered for one of them. `matches` are missing where there are no words.
 */
export function find(data: FinderData, query: Query, matches?: Matches): Found {
  const wants = eachOf(filterNames, name => wantedPositions(data, query, name))
  const counts = eachOf(filterNames, name => data.choices[name].map(() => 0))
  const without = eachOf(conditions, () => 0)
  const isHit = new Uint8Array(data.products.length)
  data.products.forEach((has, position) => {
    const product = { has, uses: data.uses[position] ?? [] }
    const barred = barriers(product, wants, matches, matches?.products.has(position) === false)
    if (barred === undefined) isHit[position] = 1
    for (const name of barred ?? filterNames) {
      if (barred) without[name] += 1
      if (name !== 'text') countChoices(counts[name], name, product, wants, matches)
    }
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

type Product = { has: FinderData['products'][number]; uses: FinderData['uses'][number] }
type Wants = Record<FilterName, Wanted>
type Named = Pick<Matches, 'crop' | 'problem'>

/** The conditions of which each alone keeps a product out; missing for a hit, none where it takes several to let it in. */
function barriers(
  product: Product,
  wants: Wants,
  named: Named | undefined,
  missesText: boolean
): readonly Condition[] | undefined {
  let missed: Condition | undefined = missesText ? 'text' : undefined
  for (const [filter, name] of filterNames.entries()) {
    if (!misses(product.has[filter], wants[name])) continue
    if (missed !== undefined) return none
    missed = name
  }
  if (missed) return hasUse(product, wants, named, missed) ? alone[missed] : none
  if (hasUse(product, wants, named)) return undefined
  return partsOfAUse.filter(part => hasUse(product, wants, named, part))
}

/** Whether a product is registered for every use that is chosen or named, one condition left away. */
function hasUse(product: Product, wants: Wants, named?: Named, left?: Condition): boolean {
  const crop = left === 'crop' ? undefined : wants.crop
  const problem = left === 'problem' ? undefined : wants.problem
  if (!isRegistered(product, crop, problem)) return false
  if (left === 'text' || !named) return true
  return isRegistered(product, crop, named.problem) && isRegistered(product, named.crop, problem)
}

function misses(has: readonly number[] = [], wanted?: Wanted): boolean {
  return wanted !== undefined && !has.some(choice => wanted.has(choice))
}

/** A product that states its uses is registered for a crop and a problem only where one of them is for both. */
function isRegistered({ has, uses }: Product, crops: Wanted, problems: Wanted): boolean {
  if (!crops || !problems || uses.length === 0) return true
  return has[CROP]?.some((crop, at) => crops.has(crop) && !misses(uses[at], problems)) === true
}

/** Counts a product for its choices in a filter: for a crop or a problem as far as it is registered for what else is asked. */
function countChoices(
  counts: number[],
  name: FilterName,
  product: Product,
  wants: Wants,
  named?: Named
): void {
  const others = name === 'crop' ? [wants.problem, named?.problem] : [wants.crop, named?.crop]
  for (const choice of product.has[filterNames.indexOf(name)] ?? []) {
    if (name === 'crop' && !others.every(other => isRegistered(product, only(choice), other)))
      continue
    if (name === 'problem' && !others.every(other => isRegistered(product, other, only(choice))))
      continue
    counts[choice] = (counts[choice] ?? 0) + 1
  }
}

function only(choice: number): Wanted {
  return { has: other => other === choice }
}

/** The positions of the choices taken in a filter; missing where none is. */
type Wanted = Pick<ReadonlySet<number>, 'has'> | undefined

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
