import { emptyQuery, type FilterName, filterNames, type FinderData, type Query } from './filters.ts'

/**
 * What is nearest to a product that the page does not have: of its ingredients, problems and crops the first that the
 * page lists. For a crop, only what is of its family, or without such what is of its family for other crops: an
 * insecticide is not near to a herbicide. Everything, where the page lists none. They are never searched as words, which
 * would be of no language.
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
  const near = { ...emptyQuery.chosen, [name]: known(name) }
  const family = known('family')
  if (name !== 'crop' || family.length === 0) return { ...asked, chosen: near }
  const isForCrop = products.some(
    product => has(product, 'crop', near.crop) && has(product, 'family', family)
  )
  return { ...asked, chosen: { ...(isForCrop ? near : emptyQuery.chosen), family } }
}
