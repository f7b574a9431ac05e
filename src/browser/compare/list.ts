import sheetUrl from '#styles/compare-list.css?url'
import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { type ElementSpec, createNode } from '#browser/base/create-node.ts'
import { readForeignId } from '#browser/base/foreign-ids.ts'
import { printCode } from '#browser/base/print-code.ts'
import { savesLinesOf } from '#browser/base/csv-link.ts'
import { fillText } from '#lib/fill-text.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'
import { requireElement } from '#lib/require-element.ts'
import { MAX_CHOSEN, MAX_COMPARED } from '#config/constants.ts'
import { linksElsewhere } from './links-elsewhere.ts'
import type { ComparedProduct, ComparisonSheet } from './sheet.ts'
import { type Compared, readComparison, storeComparison } from './stored-comparison.ts'

const asking = new WeakSet<HTMLElement>()

/**
 * The products of an address: those that are shown, the names of those beyond them, and of those that are not listed,
 * with links to where they are.
 */
type Listed = {
  shown: ComparedProduct[]
  left: string[]
  unknown: string[] | undefined
  elsewhere: ElementSpec[]
}

/** Shows the products of an address as a list, where only some are compared, and stores them as the choice. */
export function showList(
  host: HTMLElement,
  sheet: ComparisonSheet,
  asked: readonly string[]
): Listed {
  const known = asked.flatMap(id => sheet.products.find(product => product.id === id) ?? [])
  const own = readComparison(treeOfPage())
  const shown = known.slice(0, MAX_CHOSEN)
  keepChoice(host, { own, asked, shown })
  drawList(host, sheet, shown)
  const left = known.slice(MAX_CHOSEN).map(({ name }) => name)
  return {
    shown,
    left,
    unknown: unknownOf(asked, known, own),
    elsewhere: linksElsewhere(sheet, asked)
  }
}

/** Draws the list, and serves the steps that follow from it. */
function drawList(
  host: HTMLElement,
  sheet: ComparisonSheet,
  products: readonly ComparedProduct[]
): void {
  const isList = products.length > MAX_COMPARED
  if (isList) void addStyleSheet(sheetUrl)
  const list = host.querySelector('[data-list]')
  list?.replaceChildren(
    ...(isList ? [listTable(sheet, products), comparedNote(sheet, products)].map(createNode) : [])
  )
  // Right below a list, which is what they are about; the comparison of the first four may be long.
  const steps = host.querySelector('[data-steps]')
  if (steps) host.querySelector(isList ? '[data-list]' : '[data-table]')?.after(steps)
  // For the enquiry: see `ContactModal`.
  host.dataset.enquirySubjects = JSON.stringify(products.map(({ id, name }) => ({ id, name })))
  const address = addressOf(products)
  printCode(address)
  showAddress(host, address)
  const file = host.querySelector<HTMLAnchorElement>('a[download]')
  if (!file || asking.has(host)) return
  asking.add(host)
  host.querySelector('[data-print]')?.addEventListener('click', () => window.print())
  host.querySelector('[data-share]')?.addEventListener('click', () => {
    // Closing the menu is no error, but then, too, the address may be wanted.
    const showLink = () => host.querySelector('[data-link]')?.removeAttribute('hidden')
    const url = host.querySelector('[data-link] bdi')?.textContent
    navigator.share({ title: document.title, url }).catch(showLink)
  })
  savesLinesOf(file, () => {
    const asked = JSON.parse(host.dataset.enquirySubjects ?? '[]') as { id: string }[]
    return asked.map(({ id }) => id)
  })
}

/**
 * What a comparison says of ids that are not listed: the names of products that this browser chose before, here or in
 * another country, otherwise a number, because an address may hold anyone's words. Undefined where all are listed.
 */
function unknownOf(
  asked: readonly string[],
  known: readonly Compared[],
  chosen: readonly Compared[]
): string[] | undefined {
  const unknown = asked.filter(id => !known.some(product => product.id === id))
  if (unknown.length === 0) return undefined
  const names = unknown.flatMap(text => {
    const foreign = readForeignId(text)
    const choice = foreign ? readComparison(foreign.tree) : chosen
    return choice.find(({ id }) => id === (foreign?.id ?? text))?.name ?? []
  })
  return names.length < unknown.length ? [String(unknown.length)] : names
}

/**
 * Stores the products of the address as the visitor's choice, unless one that is chosen would be lost: then the page
 * says that they are of a link.
 */
function keepChoice(
  host: HTMLElement,
  choice: { own: readonly Compared[]; asked: readonly string[]; shown: readonly Compared[] }
): void {
  const isOwn = choice.own.every(({ id }) => choice.asked.includes(id))
  host.toggleAttribute('data-of-link', !isOwn)
  const chosen = choice.shown.map(({ id, name }) => ({ id, name }))
  if (isOwn) storeComparison(treeOfPage(), chosen)
}

/** The address of these products: that of the page may hold anyone's words beside their ids. */
function addressOf(products: readonly ComparedProduct[]): string {
  const ids = products.map(({ id }) => encodeURIComponent(id)).join(',')
  return `${location.origin}${location.pathname}?ids=${ids}`
}

/** How the list reaches another device: by the browser's own menu, or as an address to select. */
function showAddress(host: HTMLElement, address: string): void {
  const canShare = 'share' in navigator
  const [share, link] = ['[data-share]', '[data-link]'].map(part =>
    host.querySelector<HTMLElement>(part)
  )
  if (share) share.hidden = !canShare
  if (!link) return
  link.hidden = canShare
  requireElement(link, 'bdi').textContent = address
}

/** Which of the chosen products are compared, and how others are. */
function comparedNote(
  { notes, comma }: ComparisonSheet,
  products: readonly ComparedProduct[]
): ElementSpec {
  const { text, lang } = notes.sideBySide
  // Each name is isolated: together, Latin names would run from left to right through an Arabic sentence.
  const names = products.slice(0, MAX_COMPARED).map(({ name }) => `\u2068${name}\u2069`)
  return [
    'p',
    { class: 'above-4', ...(lang ? { lang } : {}) },
    fillText(text, { products: names.join(comma) })
  ]
}

/** The chosen products in rows, with the facts that distinguish them. */
export function listTable(
  { rows, cells, texts }: Pick<ComparisonSheet, 'rows' | 'cells' | 'texts'>,
  products: readonly ComparedProduct[]
): ElementSpec {
  const columns = rows.flatMap(({ title, isListed }, at) =>
    isListed && products.some(({ cells }) => cells[at] !== undefined) ? [{ title, at }] : []
  )
  return [
    'table',
    { class: 'table full', 'data-stack': '' },
    texts.list,
    [
      'thead',
      {},
      [
        'tr',
        {},
        texts.product,
        ...columns.map(({ title }): ElementSpec => ['th', { scope: 'col' }, title])
      ]
    ],
    [
      'tbody',
      {},
      ...products.map(({ head: [, , ...name], cells: own }): ElementSpec => [
        'tr',
        {},
        ['th', { scope: 'row' }, ...(name as ElementSpec[]).flatMap(part => [part, ' '])],
        ...columns.map(({ title, at }): ElementSpec => {
          const cell = own[at]
          return [
            'td',
            { 'data-label': textIn(title) },
            ...(cell === undefined ? [texts.notStated] : (cells[cell] ?? []))
          ]
        })
      ])
    ]
  ]
}

function textIn(spec: ElementSpec): string {
  if (typeof spec === 'string') return spec
  const [, , ...children] = spec
  return children.map(textIn).join('')
}
