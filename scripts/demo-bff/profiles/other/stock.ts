import type { Listing, StockProduct } from '../../data-source/types.ts'

const names = ['Aldermere', 'Bryn', 'Corvale', 'Dunnock', 'Esker', 'Fenwright', 'Gorsely', 'Heron']
const strengths = ['One', 'Plus', '240', 'Max', 'Nova']
const units = ['oz/acre', 'gal/acre']

/** By the position of a product, so that each has a family, a crop and a target, in different combinations. */
const families = ['FX-weeds', 'FX-fungi', 'fx_nuts']
const crops = ['crop-1', 'crop-2', 'crop-3', 'crop-4']
const problems = ['p-101', 'p-102', 'p-103', 'p-104', 'p-105']
const ingredients = ['ai-x', 'ai-y', 'ai-z']
const types = ['SL', 'PX']

/** 40 products; half have only a name and a family. */
export const products: StockProduct[] = names.flatMap((name, row) =>
  strengths.map((strength, column) =>
    productOf(`${name} ${strength}`, row * strengths.length + column)
  )
)

function productOf(brandname: string, index: number): StockProduct {
  const isKnown = index % 2 === 0
  const of = <Item>(items: readonly Item[]) => (isKnown ? [pick(items, index)] : [])
  const [crop, problematic] = [pick(crops, index), pick(problems, index)]
  return {
    id: `AB-${10 + index}_x`,
    key: `q${index}`,
    brandname,
    family_id: pick(families, index),
    description: index % 4 === 0 ? `${brandname} is for fields that need it early.` : '',
    keywords: '',
    composition: '',
    type_of_formulation: of(types),
    active_ingredients: of(ingredients),
    crops: of(crops),
    problematics: of(problems),
    mode_of_action: [],
    toxicological_class: '',
    calibre: [],
    packs: [],
    benefits: [],
    recommendations: isKnown
      ? [{ crop, problematic, dose_min: 8, dose_max: 12, dose_unit: pick(units, index) }]
      : [],
    documents: []
  }
}

/** The first products of the stock, as one country lists them. */
export const listed = (count: number): Listing[] =>
  products.slice(0, count).map(({ key }) => ({ product: key }))

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
