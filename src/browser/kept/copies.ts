import { make } from '#browser/base/make.ts'
import ribbon from '#styles/ribbon.css?url'
import { dayText, type KeptTexts, say } from './texts.ts'

/** What is for machines, and what a reader without a connection cannot follow. */
const FOR_MACHINES =
  'meta[property], meta[name="description"], link[rel="alternate"], script[type]:not([type="module"])'

/** What a page says that is true of a product however old the copy is. */
const LASTING = 'h1, [data-lasting]'

/** Marks a page as a copy of a day, at its lower edge, so that nobody takes it for the live one. */
export function markAsCopy(page: Document, { locale, words }: KeptTexts, date: string): void {
  for (const part of page.querySelectorAll(FOR_MACHINES)) part.remove()
  page.head.append(make(['link', { rel: 'stylesheet', href: ribbon }]))
  page.body.append(
    make([
      'aside',
      { class: 'ribbon cluster middle small', role: 'note', 'data-copy': date },
      ['strong', {}, say(words.banner, { date: dayText(locale, date) })]
    ])
  )
}

/**
 * Leaves of the main part only what is known to last, and says why. What is new on a page is removed too, so that a dose
 * is never shown because nobody thought of it.
 */
export function removeDoses(page: Document, { words }: KeptTexts): void {
  const main = page.querySelector('main')
  if (!main) throw new Error(`${page.URL} has no <main>.`)
  for (const part of [main, ...main.querySelectorAll('*')]) {
    if (part.closest(LASTING)) continue
    if (part !== main && !part.querySelector(LASTING)) part.remove()
    else for (const node of part.childNodes) if (node.nodeType === Node.TEXT_NODE) node.remove()
  }
  main
    .querySelector('h1')
    ?.after(make(['p', { class: 'lead above-3', role: 'note' }, say(words.withoutDoses)]))
}
