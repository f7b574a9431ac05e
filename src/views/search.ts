import { kinds, type Kind } from '#search/entry.ts'
import type { FixedRoute } from '#routes/routes.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import { searchIndexFile } from './search-index.ts'

const titles: Record<Kind, MessageKey> = {
  problem: 'search.groups.problems',
  crop: 'search.groups.crops',
  product: 'search.groups.products',
  post: 'search.groups.news',
  page: 'search.groups.pages'
}

/** Where everything stands that the search finds, for who does not search. */
const lists: [FixedRoute, MessageKey][] = [
  ['productList', 'nav.productList'],
  ['news', 'nav.news'],
  ['serviceUnits', 'nav.services'],
  ['company', 'nav.company'],
  ['contact', 'nav.contact']
]

export function searchView(tree: Tree) {
  return {
    head: headOf(tree, 'search'),
    index: searchIndexFile(tree),
    kinds: kinds.map(kind => ({ kind, title: tree.words(titles[kind]) })),
    links: lists.map(([route, key]) => ({ href: tree.href(route), words: tree.words(key) })),
    texts: {
      results: tree.pattern('search.results'),
      nothing: tree.pattern('search.emptyTitle'),
      waiting: tree.t('search.loading'),
      failed: tree.t('search.failed')
    }
  }
}

export type SearchView = ReturnType<typeof searchView>
