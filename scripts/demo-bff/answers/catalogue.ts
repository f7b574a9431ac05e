import type { B2bRow, GlobalRow } from '../data-source/types.ts'
import { localise, textIn } from '../data-source/localise.ts'
import { withUnitsOf } from '../data-source/unit-symbols.ts'
import type { Answer, Question } from './answer.ts'
import { catalogueOf } from './catalogue-index.ts'
import { productNameIn } from './product-name.ts'
import { productDetail, productSummary, speciesIn } from './product.ts'

export const families: Answer = ({ data, tree }) =>
  data.families.map(({ id, description, icon_src, aliases }) => ({
    id,
    description: textIn(description, tree.lang),
    icon_src,
    aliases
  }))

export const products: Answer = ({ data, tree }) => {
  const catalogue = catalogueOf(data)
  return [...catalogue.listingsOf(tree.country).values()].map(listed =>
    productSummary(listed, catalogue, tree.lang)
  )
}

export const product: Answer = ({ data, tree, parameters: { id = '' } }) => {
  const catalogue = catalogueOf(data)
  const listed = catalogue.listingsOf(tree.country).get(id)
  if (listed) return productDetail(listed, catalogue, tree.lang)
  const broken = data.broken[tree.country]?.['/localProduct'] ?? []
  return broken.find(record => (record as { id?: unknown }).id === id)
}

export const crops: Answer = ({ data, tree }) => {
  const calendars = data.cropCalendars[tree.country] ?? {}
  return data.crops.map(crop => ({
    ...speciesIn(crop, tree.lang),
    calendar: calendars[crop.id]?.map(([month, bbch_from, bbch_to]) => ({
      month,
      bbch_from,
      bbch_to
    }))
  }))
}

type Dictionary = 'compositions' | 'types' | 'families'

/** A filter list: id and description. */
export const entries =
  (name: Dictionary): Answer =>
  ({ data, tree }) =>
    data[name].map(({ id, description }) => ({ id, description: textIn(description, tree.lang) }))

export const benefits: Answer = ({ data, tree }) =>
  data.benefits.map(({ id, text }) => ({ id, description: textIn(text, tree.lang) }))

export const b2bProducts: Answer = question => {
  const iso = isoOf(question)
  if (iso === undefined) return undefined
  const { data } = question
  const { globalProducts: stock } = catalogueOf(data)
  return (data.b2b[iso] ?? []).map((row: Traded) => ({
    id: row.id,
    category: categoryOf(row, question),
    ...namesOf(stock.get(row.product ?? '') ?? row, question),
    reg_no: row.reg_no
  }))
}

export const globalProducts: Answer = question =>
  question.data.globalProducts.map(row => ({
    id: row.id,
    category: categoryOf(row, question),
    ...namesOf(row, question)
  }))

/** An empty list is an answer; an unknown country has none. */
export const regions: Answer = question => {
  const iso = isoOf(question)
  if (iso === undefined) return undefined
  return localise(question.data.regions[iso] ?? [], question.tree.lang)
}

/** A row names its product of the global list. */
type Traded = B2bRow & { product?: string }
type Named = Pick<GlobalRow, 'product_name' | 'active_ingredient'> & Partial<GlobalRow>

/**
 * Product and active ingredient have Chinese names. In other languages only the product has one of its own, from those of
 * its ingredients.
 */
function namesOf(row: Named, { data, tree }: Question) {
  const { product_name, product_name_zho, active_ingredient, active_ingredient_zho } = row
  if (tree.lang !== 'zho') {
    const { ingredientsByName } = catalogueOf(data)
    return { active_ingredient, product_name: productNameIn(tree.lang, row, ingredientsByName) }
  }
  return {
    active_ingredient: active_ingredient_zho ?? active_ingredient,
    product_name: withUnitsOf(product_name_zho ?? product_name, tree.lang)
  }
}

type Categorised = { family_id: string; category: string }

function categoryOf({ family_id, category }: Categorised, { data, tree }: Question): string {
  return textIn(catalogueOf(data).families.get(family_id)?.description, tree.lang) ?? category
}

function isoOf({ data, parameters }: Question): string | undefined {
  return catalogueOf(data).isoById.get(parameters.countryId ?? '')
}
