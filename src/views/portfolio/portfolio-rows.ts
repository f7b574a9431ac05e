import type { GlobalProduct } from '#contract/product.ts'
import type { Tree } from '#tree/build-tree.ts'
import { byCategory, type Category } from './by-category.ts'
import { ownIngredient } from './own-ingredient.ts'
import { tradeName } from '#views/text/trade-name.ts'

/** A product of the portfolio. */
export type PortfolioRow = {
  id: string
  name: string
  activeIngredient?: string
  category?: string
  /** Its active ingredient in English, where the tree has another name. */
  english?: string
}

export function portfolioCategories(tree: Tree): Category<PortfolioRow>[] {
  return byCategory(portfolioRows(tree))
}

export function portfolioRows(tree: Tree): PortfolioRow[] {
  return tree.catalogue().globalProducts.map(product => portfolioRow(tree, product))
}

function portfolioRow(tree: Tree, product: GlobalProduct): PortfolioRow {
  const english = tree.englishName('globalRow', product.id)
  const activeIngredient = ownIngredient(tree, product.active_ingredient)
  return {
    id: product.id,
    name: tradeName(tree, product.product_name),
    activeIngredient,
    category: product.category,
    english: english === activeIngredient ? undefined : english
  }
}
