/** The specification's six filters, in the order that a grower asks: which crop, which problem. */
export const filterNames = [
  'crop',
  'problem',
  'family',
  'ingredient',
  'formulation',
  'concentration'
] as const

export type FilterName = (typeof filterNames)[number]

/** One value of a filter: the id stands in addresses, the name on the screen. */
export type Choice = { id: string; name: string }

/** What the finder knows of the products of a page, all lists in the page's order. */
export type FinderData = {
  choices: Record<FilterName, Choice[]>
  ids: string[]
  /** Per product, per filter in the order of `filterNames`: the positions of its choices. */
  products: number[][][]
  /**
   * Per product, per crop of it: the positions of the problems that it is registered against there. Empty for a product
   * that states no uses.
   */
  uses: number[][][]
  /** The positions of the products in the order of their names. */
  byName: number[]
}

export type Sort = 'family' | 'name'
export type View = 'cards' | 'table'

/** What a visitor asks for: the words and, by filter, the ids of the choices. */
export type Query = {
  text: string
  chosen: Record<FilterName, readonly string[]>
  sort: Sort
  view: View
}

const nothingChosen = Object.fromEntries(filterNames.map(name => [name, []])) as unknown as Record<
  FilterName,
  []
>

export const emptyQuery: Query = { text: '', chosen: nothingChosen, sort: 'family', view: 'cards' }

/** How many choices are taken; words count as one. */
export function countAsked({ text, chosen }: Query): number {
  return filterNames.reduce((sum, name) => sum + chosen[name].length, text === '' ? 0 : 1)
}

/** Whether a query asks for other products, or for another order, than the page shows by itself; a table shows the same. */
export function asksAnything(query: Query): boolean {
  return countAsked(query) > 0 || query.sort !== emptyQuery.sort
}

/** A query with one choice taken or left. */
export function withChoice(query: Query, name: FilterName, id: string, isTaken: boolean): Query {
  const others = query.chosen[name].filter(other => other !== id)
  return { ...query, chosen: { ...query.chosen, [name]: isTaken ? [...others, id] : others } }
}
