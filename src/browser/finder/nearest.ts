import { emptyQuery, type FilterName, filterNames, type FinderData, type Query } from './filters.ts'

/**
 * What is nearest to a product that the page does not have: of its ingredients, problems and crops the first that the
 * page lists, for a crop what is of its family, if there is any; everything, where it lists none. They are never searched
 * as words, which would be of no language.
 */
export function nearest(
  asked: Query,
  { choices, products }: Pick<FinderData, 'choices' | 'products'>
): Query {
  const known = (name: FilterName) =>
    asked.chosen[name].filter(id => choices[name].some(choice => choice.id === id))
  const has = (product: number[][], name: FilterName, ids: readonly string[]) =>
    product[filterNames.indexOf(name)]?.some(at => ids.includes(choices[name][at]?.id ?? ''))
  const name = (['ingredient', 'problem', 'crop'] as const).find(name => known(name).length > 0)
  if (name === undefined) return { ...asked, chosen: emptyQuery.chosen }
  const [ids, family] = [known(name), known('family')]
  const isOfFamily =
    name === 'crop' &&
    products.some(product => has(product, 'crop', ids) && has(product, 'family', family))
  return {
    ...asked,
    chosen: { ...emptyQuery.chosen, [name]: ids, ...(isOfFamily && { family }) }
  }
}
