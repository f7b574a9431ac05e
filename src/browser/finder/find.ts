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
 *
 * The first choices of a visit run this before the browser has compiled it: what a query does not ask for costs nothing.
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

/** The condition in use whose removal shows most products, if removing a single one shows any. */
export function bestToDrop(query: Query, { without }: Found): Condition | undefined {
  const used = conditions.filter(condition =>
    condition === 'text' ? query.text !== '' : query.chosen[condition].length > 0
  )
  const [best] = used.toSorted((one, other) => without[other] - without[one])
  return best && without[best] > 0 ? best : undefined
}

type Product = { has: FinderData['products'][number]; uses: FinderData['uses'][number] }
/** A filter and where a product has its choices in it. */
type Filter = { name: FilterName; place: number }
/** Positions of choices, of which one will do. */
type Wanted = Pick<ReadonlySet<number>, 'has'>
type PartsOfAUse = { crop?: Wanted | undefined; problem?: Wanted | undefined }

const allFilters = filterNames.map((name, place): Filter => ({ name, place }))
const filterOf: Partial<Record<Condition, Filter>> = Object.fromEntries(
  allFilters.map(filter => [filter.name, filter])
)
const CROP = filterNames.indexOf('crop')

type Asked = {
  /** The filters in which something is chosen. */
  filters: readonly (Filter & { wanted: Wanted })[]
  chosen: PartsOfAUse
  named: PartsOfAUse
  /** With what a product has to be registered, to count for a crop or for a problem. */
  partners: Partial<Record<FilterName, readonly Wanted[]>>
  /** Whether anything is asked for together. */
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

/** The conditions of which each alone keeps a product out; missing for a hit, none where it takes several to let it in. */
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

/** Whether a product is registered for every use that is chosen or named, one condition left away. */
function hasUse(product: Product, { chosen, named, isOfUses }: Asked, left?: Condition): boolean {
  if (!isOfUses) return true
  const crop = left === 'crop' ? undefined : chosen.crop
  const problem = left === 'problem' ? undefined : chosen.problem
  if (!isRegistered(product, crop, problem)) return false
  if (left === 'text') return true
  return isRegistered(product, crop, named.problem) && isRegistered(product, named.crop, problem)
}

/** A product that states its uses is registered for a crop and a problem only where one of them is for both. */
function isRegistered({ has, uses }: Product, crops?: Wanted, problems?: Wanted): boolean {
  if (!crops || !problems || uses.length === 0) return true
  return has[CROP]?.some((crop, at) => crops.has(crop) && hasOne(uses[at], problems)) === true
}

/** Counts a product for its choices in a filter. */
function countChoices(counts: number[], filter: Filter, product: Product, asked: Asked): void {
  for (const choice of choicesThatCount(filter, product, asked))
    counts[choice] = (counts[choice] ?? 0) + 1
}

/** The choices of a product: crops and problems as far as it is registered for what else is asked. */
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
