import { createNode } from '#browser/base/create-node.ts'
import ribbon from '#styles/ribbon.css?url'
import { dayText, type KeptTexts, say } from './texts.ts'

/** Parts for machines, and parts that do not work without a connection. */
const FOR_MACHINES =
  'meta[property], meta[name="description"], link[rel="alternate"], script[type]:not([type="module"])'

/** The parts of a product's page that stay true however old the copy is. */
const LASTING = 'h1, [data-lasting]'

/** Shows the date of the copy at its lower edge, so that nobody takes it for the live page. */
export function markAsCopy(page: Document, { locale, words }: KeptTexts, date: string): void {
  for (const part of page.querySelectorAll(FOR_MACHINES)) part.remove()
  page.head.append(createNode(['link', { rel: 'stylesheet', href: ribbon }]))
  page.body.append(
    createNode([
      'aside',
      { class: 'ribbon cluster middle small', role: 'note', 'data-copy': date },
      ['strong', {}, say(words.banner, { date: dayText(locale, date) })]
    ])
  )
}

/**
 * Keeps of the main part only the elements marked as lasting, and says why. Every other element is removed, so that a
 * new part of a page can never show an outdated dose.
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
    ?.after(createNode(['p', { class: 'lead above-3', role: 'note' }, say(words.withoutDoses)]))
}
