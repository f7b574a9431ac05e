import { kinds, type Kind } from '#browser/search/index/kinds.ts'
import type { FixedRoute } from '#routes/routes.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { productsByFamily } from '#views/finder/families.ts'
import { bars } from '#views/portfolio/category-chart.ts'
import { countrySelectorFile } from '#views/site/country-selector.ts'
import { headOf } from '#views/site/head.ts'
import { searchFiles } from './search-index.ts'

/** For each kind of result: the title of the group, the name of one, and the text of its link. */
const texts: Record<Kind, Record<'title' | 'one' | 'more', MessageKey>> = {
  country: { title: 'home.finder.country', one: 'home.finder.country', more: 'search.more.page' },
  // The answer card of a crop and a problem.
  use: { title: 'field.use', one: 'field.use', more: 'search.more.uses' },
  family: { title: 'search.groups.families', one: 'product.family', more: 'nav.productList' },
  problem: { title: 'search.groups.problems', one: 'problem.hero.title', more: 'search.more.uses' },
  crop: { title: 'search.groups.crops', one: 'crop.hero.title', more: 'search.more.uses' },
  portfolio: {
    title: 'productGlobalList.hero.title',
    one: 'productGlobalList.activeColumn',
    more: 'nav.globalPortfolio'
  },
  product: { title: 'search.groups.products', one: 'product.title', more: 'product.details' },
  post: { title: 'search.groups.news', one: 'search.groups.news', more: 'news.readMore' },
  page: { title: 'search.groups.pages', one: 'search.groups.pages', more: 'search.more.page' }
}

/** Links to the lists that contain all results, for visitors who do not search. */
const lists: [route: FixedRoute, words: MessageKey, part?: string][] = [
  ['productList', 'nav.productList'],
  // Each problem has an answer card for each crop.
  ['productList', 'crop.all', '#crops'],
  ['productList', 'problem.all', '#problems'],
  ['news', 'nav.news'],
  ['serviceUnits', 'nav.services'],
  ['contact', 'nav.contact']
]

export function searchView(tree: Tree) {
  const list = tree.href('productList')
  return {
    head: headOf(tree, 'search'),
    files: {
      ...searchFiles(tree),
      countries: countrySelectorFile(tree),
      inList: {
        list,
        harvest: tree.t('filters.facets.harvest'),
        upToDays: tree.pattern('filters.upToDays')
      }
    },
    kinds: kinds.map(kind => {
      const { title, one, more } = texts[kind]
      return { kind, title: tree.words(title), one: tree.words(one), more: tree.words(more) }
    }),
    /** Families whose colour and land the best answer can have. */
    families: tree.content.families.map(({ id }) => id),
    /** The families of the list, for visitors without a word to search for. */
    start: bars(
      tree,
      productsByFamily(tree).map(family => ({ ...family, rows: family.products })),
      list
    ),
    links: lists.map(([route, key, part = '']) => ({
      href: tree.href(route) + part,
      words: tree.words(key)
    })),
    /** The list of every product found. */
    list,
    texts: statesOf(tree)
  }
}

/** What the page says of an answer, and while it has none. */
function statesOf(tree: Tree) {
  return {
    results: tree.pattern('search.results'),
    nothing: tree.pattern('search.emptyTitle'),
    all: tree.pattern('search.allOf'),
    leftOut: {
      unstated: tree.pattern('filters.unstatedGroup'),
      notGroup: tree.t('filters.facets.notGroup'),
      unlisted: tree.pattern('filters.emptyQuery'),
      shownFor: tree.pattern('filters.shownFor'),
      country: tree.country.localName
    },
    waiting: tree.t('search.loading'),
    failed: tree.t('states.failed.text')
  }
}

export type SearchView = ReturnType<typeof searchView>
