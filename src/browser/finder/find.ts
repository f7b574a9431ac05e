import { type FilterName, filterNames, type FinderData, type Query } from './filters.ts'

/** Something that narrows a query, and can be removed. */
export type Condition = FilterName | 'text'

export type Found = {
  /** Positions of the products, in the order of the query. */
  hits: number[]
  /** For each choice, the number of products it would show: other conditions count, its own filter does not. */
  counts: Record<FilterName, number[]>
  /** The number of products without the condition. */
  without: Record<Condition, number>
}

const conditions: readonly Condition[] = [...filterNames, 'text']
/** Each condition as a list; made once, not a thousand times a click. */
const alone = eachOf(conditions, (name): readonly Condition[] => [name])
const partsOfAUse: readonly Condition[] = ['crop', 'problem', 'text']
const none: readonly Condition[] = []

/** What the words of a query find: positions of products, and of the crops or problems that the words name. */
export type Matches = {
  products: ReadonlySet<number>
  crop?: ReadonlySet<number>
  problem?: ReadonlySet<number>
}

/**
 * One pass over the products. A product that is a hit counts for all of its choices; a product excluded by a single
 * condition counts for the choices of that filter. A crop and a problem belong together, whether selected or named in
 * words: a product with stated uses must be registered for one of the combinations. `matches` is missing without
 * words.
 * The first queries of a visit run before the browser has optimised this code, so unused conditions cost nothing.
 */
export function find(data: FinderData, query: Query, matches?: Matches): Found {
  const asked = whatIsAsked(data, query, matches)
  const counts = eachOf(filterNames, name => data.choices[name].map(() => 0))
  const without = eachOf(conditions, () => 0)
  const isHit = new Uint8Array(data.products.length)
  data.products.forEach((has, position) => {
    const product = { has, uses: data.uses[position] ?? [] }
    const barred = barriers(product, asked, matches?.products.has(position) === false)
    if (!barred) {
      isHit[position] = 1
      for (const filter of allFilters) countChoices(counts[filter.name], filter, product, asked)
    } else
      for (const condition of barred) {
        without[condition] += 1
        const filter = filterOf[condition]
        if (filter) countChoices(counts[filter.name], filter, product, asked)
      }
  })
  const order = query.sort === 'name' ? data.byName : [...data.products.keys()]
  const hits = order.filter(position => isHit[position])
  for (const condition of conditions) without[condition] += hits.length
  return { hits, counts, without }
}

/** The condition whose removal shows most products, if removing a single one shows any. */
export function bestToRemove(query: Query, { without }: Found): Condition | undefined {
  const used = conditions.filter(condition =>
    condition === 'text' ? query.text !== '' : query.chosen[condition].length > 0
  )
  const [best] = used.toSorted((one, other) => without[other] - without[one])
  return best && without[best] > 0 ? best : undefined
}

type Product = { has: FinderData['products'][number]; uses: FinderData['uses'][number] }
/** A filter, and the position of a product's choices in it. */
type Filter = { name: FilterName; place: number }
/** Positions of choices; a product needs one of them. */
type Wanted = Pick<ReadonlySet<number>, 'has'>
type PartsOfAUse = { crop?: Wanted | undefined; problem?: Wanted | undefined }

const allFilters = filterNames.map((name, place): Filter => ({ name, place }))
const filterOf: Partial<Record<Condition, Filter>> = Object.fromEntries(
  allFilters.map(filter => [filter.name, filter])
)
const CROP = filterNames.indexOf('crop')

type Asked = {
  /** The filters with selected choices. */
  filters: readonly (Filter & { wanted: Wanted })[]
  chosen: PartsOfAUse
  named: PartsOfAUse
  /** What a product must be registered with, to count for a crop or for a problem. */
  partners: Partial<Record<FilterName, readonly Wanted[]>>
  /** Whether the query combines a crop and a problem. */
  isOfUses: boolean
}

function whatIsAsked({ choices }: FinderData, query: Query, named: Matches | undefined): Asked {
  const filters = allFilters.flatMap(filter => {
    const ids = query.chosen[filter.name]
    const at = choices[filter.name].flatMap(({ id }, place) => (ids.includes(id) ? [place] : []))
    return ids.length > 0 ? [{ ...filter, wanted: new Set(at) }] : []
  })
  const [crop, problem] = [wantedOf(filters, 'crop'), wantedOf(filters, 'problem')]
  const partners = {
    crop: [problem, named?.problem].filter(wanted => wanted !== undefined),
    problem: [crop, named?.crop].filter(wanted => wanted !== undefined)
  }
  return {
    filters,
    chosen: { crop, problem },
    named: { crop: named?.crop, problem: named?.problem },
    partners,
    isOfUses: partners.crop.length + partners.problem.length > 1
  }
}

function wantedOf(filters: Asked['filters'], asked: FilterName) {
  return filters.find(({ name }) => name === asked)?.wanted
}

/** The conditions that each exclude a product alone; `undefined` for a hit, empty if several together exclude it. */
function barriers(
  product: Product,
  asked: Asked,
  missesText: boolean
): readonly Condition[] | undefined {
  let missed: Condition | undefined = missesText ? 'text' : undefined
  for (const { name, place, wanted } of asked.filters) {
    if (hasOne(product.has[place], wanted)) continue
    if (missed !== undefined) return none
    missed = name
  }
  if (missed) return hasUse(product, asked, missed) ? alone[missed] : none
  if (hasUse(product, asked)) return undefined
  return partsOfAUse.filter(part => hasUse(product, asked, part))
}

/** Whether a product is registered for every use that is selected or named, ignoring one condition. */
function hasUse(product: Product, { chosen, named, isOfUses }: Asked, left?: Condition): boolean {
  if (!isOfUses) return true
  const crop = left === 'crop' ? undefined : chosen.crop
  const problem = left === 'problem' ? undefined : chosen.problem
  if (!isRegistered(product, crop, problem)) return false
  if (left === 'text') return true
  return isRegistered(product, crop, named.problem) && isRegistered(product, named.crop, problem)
}

/** A product with stated uses is registered for a crop and a problem only where one use has both. */
function isRegistered({ has, uses }: Product, crops?: Wanted, problems?: Wanted): boolean {
  if (!crops || !problems || uses.length === 0) return true
  return has[CROP]?.some((crop, at) => crops.has(crop) && hasOne(uses[at], problems)) === true
}

/** Counts a product for its choices in a filter. */
function countChoices(counts: number[], filter: Filter, product: Product, asked: Asked): void {
  for (const choice of choicesThatCount(filter, product, asked))
    counts[choice] = (counts[choice] ?? 0) + 1
}

/** The choices of a product; crops and problems only if it is registered for the rest of the query. */
function choicesThatCount(
  { name, place }: Filter,
  product: Product,
  { partners }: Asked
): readonly number[] {
  const choices = product.has[place] ?? []
  const others = partners[name] ?? []
  if (others.length === 0) return choices
  return choices.filter(choice =>
    others.every(other =>
      name === 'crop'
        ? isRegistered(product, only(choice), other)
        : isRegistered(product, other, only(choice))
    )
  )
}

function hasOne(choices: readonly number[] = [], wanted: Wanted): boolean {
  return choices.some(choice => wanted.has(choice))
}

function only(choice: number): Wanted {
  return { has: other => other === choice }
}

function eachOf<Name extends string, Value>(
  names: readonly Name[],
  build: (name: Name) => Value
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, build(name)])) as Record<Name, Value>
}
