import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import { portfolioCategories } from './product-global-list.ts'

/** The global site's choice between a country's products and the whole portfolio. */
export function solutionsView(tree: Tree) {
  const portfolio = tree.href('productGlobalList')
  return {
    head: headOf(tree, 'solutions'),
    countries: { href: '#countries', words: tree.words('pageNotFound.countryButton') },
    portfolio: { href: portfolio, words: tree.words('solutions.companies.button') },
    categories: portfolioCategories(tree).flatMap(({ anchor, name, rows }) =>
      name === undefined ? [] : [{ href: `${portfolio}#${anchor}`, name, count: rows.length }]
    )
  }
}

export type SolutionsView = ReturnType<typeof solutionsView>
