/**
 * The specification's six filters and four of the label, in the order in which growers use them: crop and problem
 * first.
 */
export const filterNames = [
  'crop',
  'problem',
  'family',
  'harvest',
  'group',
  'not-group',
  'class',
  'ingredient',
  'formulation',
  'concentration'
] as const

export type FilterName = (typeof filterNames)[number]

/** Filters by what a label may leave open: their chips name them, and what states nothing is counted. */
export const labelFilters = ['harvest', 'group', 'not-group', 'class'] as const
export type LabelFilter = (typeof labelFilters)[number]

export const isOfLabel = (name: FilterName): name is LabelFilter =>
  labelFilters.some(filter => filter === name)

/** In place of a group: no scheme has one for the product, so it is of none that could be left out. */
export const NO_GROUP = -1

/** One value of a filter: the id is used in addresses, the name on the screen. */
export type Choice = { id: string; name: string }

/** The finder's data about the products of a page; all lists are in the page's order. */
export type FinderData = {
  choices: Record<FilterName, Choice[]>
  ids: string[]
  /**
   * For each product and each filter, in the order of `filterNames`: the positions of its choices, or
   * `NO_GROUP`. Those of `not-group` follow from its groups.
   */
  products: number[][][]
  /**
   * For each product and each of its crops: the positions of the problems it is registered against there. Empty for a
   * product without stated uses.
   */
  uses: number[][][]
  /** For each of these uses, its fewest days to harvest; -1 if it states none. */
  days: number[][][]
  /** The positions of the products in the order of their names. */
  byName: number[]
}

export type Sort = 'family' | 'name'
export type View = 'cards' | 'table'

/** A query: the words and, by filter, the ids of the selected choices. */
export type Query = {
  text: string
  chosen: Record<FilterName, readonly string[]>
  sort: Sort
  /** Missing where the visitor has chosen none: rows on a phone, cards on a wider screen. */
  view?: View
}

const nothingChosen = Object.fromEntries(filterNames.map(name => [name, []])) as unknown as Record<
  FilterName,
  []
>

export const emptyQuery: Query = {
  text: '',
  chosen: nothingChosen,
  sort: 'family',
  view: undefined
}

/** The number of conditions; the words count as one. */
export function countConditions({ text, chosen }: Query): number {
  return filterNames.reduce((sum, name) => sum + chosen[name].length, text === '' ? 0 : 1)
}

/** Whether a query changes the products or their order; the table view shows the same products. */
export function hasConditions(query: Query): boolean {
  return countConditions(query) > 0 || query.sort !== emptyQuery.sort
}

/** A query with one choice added or removed. */
export function withChoice(query: Query, name: FilterName, id: string, isTaken: boolean): Query {
  const others = query.chosen[name].filter(other => other !== id)
  return { ...query, chosen: { ...query.chosen, [name]: isTaken ? [...others, id] : others } }
}
