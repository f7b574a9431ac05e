import type { GlobalProduct } from '#contract/product.ts'
import type { Tree } from '#tree/build-tree.ts'
import { byCategory, type Category } from './by-category.ts'
import { headOf } from './head.ts'

/** A product of the portfolio. */
export type PortfolioRow = { name: string; activeIngredient?: string; category?: string }

export function productGlobalListView(tree: Tree) {
  return {
    head: headOf(tree, 'productGlobalList'),
    contact: {
      href: tree.href('contact'),
      words: tree.words('productGlobalList.contactButton')
    },
    categories: portfolioCategories(tree)
  }
}

export function portfolioCategories(tree: Tree): Category<PortfolioRow>[] {
  return byCategory(tree.catalogue().globalProducts.map(portfolioRow))
}

function portfolioRow(product: GlobalProduct): PortfolioRow {
  return {
    name: product.product_name,
    activeIngredient: product.active_ingredient,
    category: product.category
  }
}
