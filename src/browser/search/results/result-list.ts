import type { EnquirySubject } from '#browser/base/enquiry-link.ts'
import { requireElement } from '#lib/require-element.ts'
import { fill, type Pattern } from '#lib/fill.ts'
import { bestOf } from '#browser/search/answer/best.ts'
import { cardsOf } from '#browser/search/answer/best-use.ts'
import type { Answer, Result } from '#browser/search/answer/answer.ts'
import { soughtIn } from '#browser/search/answer/marks.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import { kinds } from '#browser/search/index/kinds.ts'
import { MAX_CHOSEN } from '#config/constants.ts'
import { showBest } from './best-answer.ts'
import { type IsLatin, marked, markedLine, markedReason } from './marked.ts'
import { showApart } from './notes.ts'

/** More results of one kind are shown on demand: products on their filtered page, others here. */
const SHOWN = 12

/** Shows the best answer large and the other results by kind, each with its matches. */
export function resultList(list: HTMLElement, allText: Pattern, isLatin: IsLatin) {
  const template = list.querySelector('template')?.content
  const plate = requireElement(list, '[data-part=best]')
  return (answer: Answer) => {
    const { query, isClose } = answer
    const cards = cardsOf(answer)
    const results = [...cards, ...answer.results]
    list.hidden = results.length === 0
    // Close matches are suggestions, so none of them is shown large. Several cards are listed above the rest.
    const [card, ...otherCards] = cards
    const best = isClose || otherCards.length > 0 ? undefined : (card ?? bestOf(answer))
    showBest(plate, best, isLatin)
    const byKind = Map.groupBy(results, ({ kind }) => kind)
    for (const kind of kinds) {
      const own = byKind.get(kind) ?? []
      const others = own.filter(result => result !== best)
      const entry = requireElement(list, `nav [data-kind=${kind}]`)
      entry.hidden = own.length === 0
      requireElement(entry, 'small').textContent = String(own.length)
      requireElement(entry, 'a').setAttribute(
        'href',
        others.length > 0 ? `#${kind}` : `#${plate.id}`
      )
      const section = requireElement(list, `section[data-kind=${kind}]`)
      section.hidden = others.length === 0
      // For an enquiry about the found products: see `ContactModal`.
      if (kind === 'product') section.dataset.enquirySubjects = JSON.stringify(askedOf(own, query))
      const rowList = requireElement(section, 'ol')
      const rowsOf = (some: Result[]) =>
        some.flatMap(result => (template ? rowOf(result, template, isLatin) : []))
      rowList.replaceChildren(...rowsOf(others.slice(0, SHOWN)))
      const all = requireElement(section, '[data-all]')
      all.hidden = isClose || others.length <= SHOWN
      all.textContent = fill(allText, { count: own.length })
      if (all instanceof HTMLAnchorElement)
        all.search = new URLSearchParams({ q: query }).toString()
      else
        all.onclick = () => {
          rowList.append(...rowsOf(others.slice(SHOWN)))
          all.hidden = true
          rowList.querySelectorAll('a')[SHOWN]?.focus()
        }
    }
  }
}

/** Texts about what a query leaves out, and what it asks for in vain. */
export type LeftOutTexts = {
  unstated: Pattern
  notGroup: string
  unlisted: Pattern
  shownFor: Pattern
  country: string
}

/** Says which of several uses have no listed product, and how many products are left out as they state no group. */
export function showLeftOut(
  part: HTMLElement,
  { unlisted = [], shownFor, unstated = [] }: Answer,
  texts: LeftOutTexts
): void {
  const { country, notGroup: label } = texts
  const notes = unlisted.map(query => fill(texts.unlisted, { query, country }))
  if (notes.length > 0 && shownFor) notes.push(fill(texts.shownFor, { query: shownFor }))
  if (unstated.length > 0) notes.push(fill(texts.unstated, { label, count: unstated.length }))
  part.hidden = notes.length === 0
  part.textContent = notes.join(' · ')
}

/** Says that nothing has the words of a query, or not together; the closest results may follow. */
export function showNothing(part: HTMLElement, answer: Answer, text: Pattern): void {
  const { query, results, apart } = answer
  requireElement(part, 'h2').textContent = fill(text, { query })
  requireElement(part, '[data-part=closest]').hidden = results.length === 0
  // Names that are listed apart are not misspelled.
  requireElement(part, '[data-unknown]').hidden = apart !== undefined
  showApart(requireElement(part, '[data-part=apart]'), answer)
  // The global portfolio may have what a country does not list, so the query goes along.
  const wider = requireElement(part, '.actions a') as HTMLAnchorElement
  wider.search = new URLSearchParams({ q: query }).toString()
}

/** If there are more products than a message can name, the enquiry is about the words of the search. */
const askedOf = (products: readonly Result[], query: string): EnquirySubject[] =>
  products.length > MAX_CHOSEN
    ? [{ name: query }]
    : products.map(({ id, title }) => ({ id: id.slice(idOf('product', '').length), name: title }))

function rowOf(result: Result, template: DocumentFragment, isLatin: IsLatin) {
  const { title, path, family } = result
  const row = document.importNode(template, true)
  const [link, text, why] = [...row.querySelectorAll('a, .line, .why bdi')]
  link?.setAttribute('href', path)
  link?.replaceChildren(...marked(title, soughtIn(result)))
  text?.append(...markedLine(result))
  why?.append(...markedReason(result, isLatin))
  if (family !== undefined) row.firstElementChild?.setAttribute('data-family', family)
  return row
}
