import type { FixedRoute } from '#routes/routes.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import { pageLink } from './page-link.ts'

const mainPages: [FixedRoute, MessageKey][] = [
  ['solutions', 'nav.solutions'],
  ['productList', 'nav.productList'],
  ['productGlobalList', 'nav.globalPortfolio'],
  ['company', 'nav.company'],
  ['serviceUnits', 'nav.services'],
  ['news', 'nav.news'],
  ['investors', 'nav.investors'],
  ['contact', 'nav.contact']
]

/** A missing page: links to home and to the tree's main pages. */
export function notFoundView(tree: Tree) {
  return {
    head: headOf(tree, 'notFound'),
    home: { href: tree.href('home'), words: tree.words('notFound.button') },
    closest: mainPages.flatMap(([route, key]) => pageLink(tree, route, key) ?? [])
  }
}

/** A country without a site: the list of countries, a contact form, the portfolio, or home. */
export function pageNotFoundView(tree: Tree) {
  return {
    head: headOf(tree, 'pageNotFound'),
    next: {
      href: `${tree.href('solutions')}#countries`,
      words: tree.words('pageNotFound.countryButton')
    },
    others: [
      { href: tree.href('contact'), words: tree.words('home.map.contact') },
      { href: tree.href('productGlobalList'), words: tree.words('pageNotFound.portfolioButton') },
      { href: tree.href('home'), words: tree.words('pageNotFound.homeButton') }
    ]
  }
}
