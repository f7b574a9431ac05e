import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { type FactName, type ProductFact, productFacts } from './product-facts.ts'

/** A product in a list. */
export type ProductCard = { id: string; href: string; name: string; facts: ProductFact[] }

const cardFacts: readonly FactName[] = [
  'crops',
  'problematics',
  'packs',
  'formulation',
  'toxicologicalClass',
  'resistanceGroups',
  'registrationNumber'
]

export function productCard(tree: Tree, product: Product): ProductCard {
  const { id, href, name, composition } = product
  // A composition names the active ingredients and how strong each is.
  const ingredients = composition === undefined ? 'activeIngredients' : 'composition'
  return { id, href, name, facts: productFacts(tree, product, [ingredients, ...cardFacts]) }
}
