import { asksAbout } from '#browser/base/enquiry-link.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'
import { requireElement } from '#lib/require-element.ts'
import type { Answer } from '#browser/search/answer/answer.ts'
import {
  loadElsewhere,
  offeredElsewhere,
  type SearchAnswer
} from '#browser/search/countries/elsewhere.ts'

/** An enquiry from the note "nothing was found" names what the visitor searched for. */
export function asksAboutSought(search: HTMLElement): void {
  const field = requireElement(search, 'input') as HTMLInputElement
  asksAbout(requireElement(search, '[data-part=nothing]'), () => [{ name: field.value.trim() }])
}

/** Fills a note with links to countries that offer what this tree does not have. Each opens `page` of that country with its words. */
export async function showElsewhere(
  note: HTMLElement,
  answer: SearchAnswer,
  page: 'search' | 'product-list' = 'search'
): Promise<void> {
  const { query, absent, results, isClose } = answer
  note.hidden = true
  note.dataset.query = query
  const isFound = results.some(({ kind }) => kind === 'product') && !isClose
  if (isFound && absent.length === 0) return
  const known = await loadElsewhere()
  const { words, trees } = offeredElsewhere(answer, known, treeOfPage())
  const links = trees.map(({ prefix, name }) => ({
    path: `/${prefix}/${page}?${new URLSearchParams({ q: words }).toString()}`,
    title: words === query ? name : `${name}: ${words}`
  }))
  if (note.dataset.query === query) showLinks(note, links)
}

/** Fills a note with links to the problems that have a word in their name which names nothing here. */
export const showNamesakes = (note: HTMLElement, { namesakes = [] }: Pick<Answer, 'namesakes'>) =>
  showLinks(note, namesakes)

/** Fills a note with links to the products for each crop and problem of a query that no product has all of. */
export const showApart = (note: HTMLElement, { apart = [] }: Pick<Answer, 'apart'>) =>
  showLinks(
    note,
    apart.map(({ words, count }) => ({
      path: `product-list?${new URLSearchParams({ q: words }).toString()}`,
      title: `${words} (${String(count)})`
    }))
  )

/** Where a list shows nothing: problems with the word, the lists of words that are listed apart, and other countries. */
export async function showOthers(note: HTMLElement, answer: Answer): Promise<void> {
  const part = (name: string) => requireElement(note, `[data-part=${name}]`)
  showNamesakes(part('namesakes'), answer)
  showApart(part('apart'), answer)
  await showElsewhere(part('elsewhere'), answer, 'product-list')
}

/** Fills a note with these links; without any, it is hidden. */
export function showLinks(
  note: HTMLElement,
  links: readonly { path: string; title: string }[]
): void {
  note.hidden = links.length === 0
  const anchors = links.map(({ path, title }) => {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    link.dir = 'auto'
    return link
  })
  // A sentence in Chinese has elements, too, between which its lines break.
  requireElement(note, ':scope > span:last-child').replaceChildren(
    ...anchors.flatMap((link, at) => (at > 0 ? [' ', link] : [link]))
  )
}
