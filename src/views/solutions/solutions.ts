import type { Tree } from '#tree/build-tree.ts'
import { englishCategory, familyIdOf } from '#views/finder/families.ts'
import { exactNumbers } from '#views/text/formats.ts'
import { cardsOf } from '#views/text/card.ts'
import { headOf } from '#views/site/head.ts'
import { longestWord } from '#views/text/longest-word.ts'
import { portfolioCategories } from '#views/portfolio/portfolio-rows.ts'

/** The global site's choice between the products of a country and the whole portfolio. */
export function solutionsView(tree: Tree) {
  const portfolio = tree.href('productGlobalList')
  const categories = portfolioCategories(tree)
  const largest = Math.max(...categories.map(({ rows }) => rows.length))
  return {
    head: headOf(tree, 'solutions'),
    longest: longestWord(tree.words('solutions.hero.headline')),
    sites: sitesOf(tree),
    total: categories.reduce((total, { rows }) => total + rows.length, 0),
    why: { title: tree.words('solutions.why.title'), ...cardsOf(tree.list('solutions.why.items')) },
    portfolio: { href: portfolio, words: tree.words('solutions.companies.button') },
    categories: categories.flatMap(({ anchor, name, rows: { length: count } }) => {
      if (name === undefined) return []
      // The same in the address of each language.
      const category = englishCategory(tree, name) ?? name
      const share = Math.round((count / largest) * 100)
      return [
        {
          href: `${portfolio}?${new URLSearchParams({ category })}#${anchor}`,
          name,
          count: exactNumbers(tree.locale).format(count),
          share,
          familyId: familyIdOf(tree, name)
        }
      ]
    })
  }
}

/** The countries with a site of their own, each with the number of its products. */
function sitesOf(tree: Tree) {
  const sites = tree.countries().filter(({ type }) => type === 'internal_website')
  return sites.map(country => {
    const site = tree.index.trees.find(({ prefix }) => prefix === country.iso)
    const count = site && tree.words('home.families.count', { count: site.productIds.length })
    return { country, count }
  })
}

export type SolutionsView = ReturnType<typeof solutionsView>
