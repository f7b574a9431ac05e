import { treeOfPage } from '#browser/base/tree-of-page.ts'
import { isOffered, loadElsewhere, soughtElsewhere } from '#browser/search/countries/elsewhere.ts'
import { showElsewhere, showLinks } from '#browser/search/results/notes.ts'
import { namesGroup } from './row-groups.ts'

type Sought = { query: string; absent: (readonly string[])[] }

/**
 * Where no row has the words, says what has them: other categories, the product list, or other countries. The search of
 * the site takes what rows do not have: a crop with a problem, a misspelled word, a kind of document.
 */
export async function showOtherPlaces(
  note: HTMLElement,
  { query, absent }: Sought,
  categories: readonly { path: string; title: string }[]
): Promise<void> {
  const part = (name: string) => note.querySelector<HTMLElement>(`[data-part=${name}]`)
  const [others, list, elsewhere] = ['otherCategories', 'inList', 'elsewhere'].map(part)
  const site = part('site') as HTMLAnchorElement | null
  if (site) site.search = new URLSearchParams({ q: query }).toString()
  if (others) showLinks(others, categories)
  for (const part of [list, elsewhere]) if (part) part.hidden = true
  if (categories.length > 0 || !elsewhere) return
  if (list) {
    const isInList =
      namesGroup(query) ||
      isOffered(soughtElsewhere({ query, absent }), await loadElsewhere(), treeOfPage())
    const path = `product-list?${new URLSearchParams({ q: query }).toString()}`
    showLinks(list, isInList ? [{ path, title: query.trim() }] : [])
  }
  await showElsewhere(elsewhere, { query, absent, results: [], isClose: false })
}
