import { raisePowers } from '#lib/raise-powers.ts'
import type { GlobalProduct } from '#contract/product.ts'
import type { Tree } from '#tree/build-tree.ts'
import { byCategory, type Category, rowChunks } from './by-category.ts'
import { englishCategory, familyIdOf } from './families.ts'
import { headOf } from './head.ts'
import { longestWord } from './longest-word.ts'
import { ownIngredient } from './own-ingredient.ts'
import { slabs } from './portfolio-slabs.ts'

/** A product of the portfolio. */
export type PortfolioRow = {
  name: string
  activeIngredient?: string
  category?: string
  /** Its active ingredient in English, by which a reader of another language finds it too. */
  english?: string
}

export function productGlobalListView(tree: Tree) {
  const categories = portfolioCategories(tree)
  return {
    head: headOf(tree, 'productGlobalList'),
    longest: longestWord(tree.words('productGlobalList.hero.headline')),
    contact: {
      href: tree.href('contact'),
      words: tree.words('productGlobalList.contactButton')
    },
    slabs: slabs(tree, categories),
    count: tree.catalogue().globalProducts.length,
    products: categories.flatMap(({ rows }) => rows),
    categories: categories.map(({ anchor, name, rows }) => ({
      anchor,
      name,
      familyId: familyIdOf(tree, name),
      english: englishCategory(tree, name),
      count: rows.length,
      chunks: rowChunks(rows)
    }))
  }
}

export type PortfolioView = ReturnType<typeof productGlobalListView>

export function portfolioCategories(tree: Tree): Category<PortfolioRow>[] {
  return byCategory(tree.catalogue().globalProducts.map(product => portfolioRow(tree, product)))
}

function portfolioRow(tree: Tree, product: GlobalProduct): PortfolioRow {
  const english = tree.englishName('globalRow', product.id)
  const activeIngredient = ownIngredient(tree, product.active_ingredient)
  return {
    name: raisePowers(product.product_name),
    activeIngredient,
    category: product.category,
    english: english === activeIngredient ? undefined : english
  }
}
