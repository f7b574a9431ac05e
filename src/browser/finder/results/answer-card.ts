import { PATIENCE_MS } from '#config/constants.ts'
import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import cardSheet from '#styles/answer-card.css?url'
import doseSheet from '#styles/doses.css?url'
import toolSheet from '#styles/field-tools.css?url'
import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'
import type { AskedUse } from '#browser/finder/asked-uses.ts'
import '#browser/base/open-linked-tool.ts'
import { showCropDoses } from './crop-doses.ts'
import { placeCollapsed } from './collapsed-cards.ts'
import { listedRows, productsIn } from './listed-rows.ts'
import { showDoses } from './use-doses.ts'

type Asked = {
  part: HTMLElement
  list: HTMLElement
  uses: readonly AskedUse[]
  /** The products that the list shows, by their ids in the finder. */
  listed: ReadonlySet<string>
  /** The text that is shown until the card is loaded. */
  waiting: string
}

let latest = ''
/** The cards of the uses, as their pages have them, and the products of the latest list. */
let whole: readonly HTMLElement[] = []
let shown: Asked['listed'] = new Set()

/** Of more uses a product would have more doses than a row can show, except for one crop: see `crop-doses.ts`. */
const MOST_USES = 3

/**
 * Shows the answer card of a use above the list, copied from the page of its problem with what the list shows of it,
 * and the card's doses on the listed products. The cards of two or three uses are closed, and each dose has the name of
 * its use; the text about waiting then comes late, because it moves the list. The doses of more uses of one crop, as of
 * all its weeds, are copied from the page of the crop. Fails where a page did not come.
 */
export async function showCard({ part, list, uses, listed, waiting }: Asked): Promise<void> {
  const { addresses, isOfCrop } = sourcesOf(uses, part.dataset)
  const isOne = uses.length === 1
  const problems = new Set(uses.map(({ problem }) => pageOf(part.dataset, problem)))
  const key = [...addresses, ...(isOfCrop ? problems : [])].join(' ')
  shown = listed
  if (key === latest && key !== '') {
    if (!part.ariaBusy) showListed(part)
    return
  }
  latest = key
  whole = []
  delete part.dataset.rows
  part.hidden = !isOne
  showDoses(list, [])
  if (addresses.length === 0) {
    part.ariaBusy = null
    part.replaceChildren()
    return
  }
  part.textContent = waiting
  part.ariaBusy = 'true'
  const patience = setTimeout(() => {
    if (key === latest) part.hidden = false
  }, PATIENCE_MS)
  const sheets = [cardSheet, doseSheet, toolSheet].map(addStyleSheet)
  const fetched = Promise.all(addresses.map(fetchCard)).catch((error: unknown) => {
    if (key !== latest) return []
    latest = ''
    throw error
  })
  const [cards] = await Promise.all([fetched, ...sheets]).finally(() => clearTimeout(patience))
  if (key !== latest) return
  part.ariaBusy = null
  if (!isOfCrop) whole = cards.flatMap(card => card ?? [])
  showListed(part)
  const found = cards.flatMap((card, at) => (card ? { card, address: addresses[at] ?? '' } : []))
  const [page] = found
  if (!isOfCrop) showDoses(list, found)
  else if (page) showCropDoses(list, { doses: page.card, address: page.address, problems })
}

/** Where doses are copied from: of a few uses their cards, of many uses of one crop its page, of others nowhere. */
function sourcesOf(uses: Asked['uses'], places: DOMStringMap) {
  if (uses.length <= MOST_USES)
    return { addresses: uses.map(use => addressOf(places, use)), isOfCrop: false }
  const [crop = '', ...others] = new Set(uses.map(({ crop }) => crop))
  const isOfCrop = others.length === 0
  const page = `${places.crops ?? ''}${encodeURIComponent(crop)}#doses`
  return { addresses: isOfCrop ? [page] : [], isOfCrop }
}

/** What is entered into a card stays there until the list has other products of it. */
function showListed(part: HTMLElement): void {
  const listed = whole.flatMap(card => {
    const ids = productsIn(card).filter(id => shown.has(id))
    return ids.length > 0 ? { card, ids } : []
  })
  part.hidden = listed.length === 0
  const rows = listed.map(({ ids }) => ids.join(' ')).join('\n')
  if (part.hidden || part.dataset.rows === rows) return
  part.dataset.rows = rows
  const cards = listed.map(({ card }) => ({ card, draw: () => listedRows(card, shown) }))
  if (whole.length > 1) placeCollapsed(part, cards)
  else part.replaceChildren(...cards.map(({ draw }) => draw()))
  // Whoever comes back finds the calculation or the plan again: the history has it, and the tools know whose it is.
  if (history.state !== null) part.querySelector<HydrateOnInteraction>('.field-tools')?.start()
}

/** The same as `cardAddress`. Importing that would add one more file to each page with a search. */
const addressOf = (places: DOMStringMap, { crop, problem }: AskedUse) =>
  `${pageOf(places, problem)}#${encodeURIComponent(`crop-${crop}`)}`

const pageOf = ({ problems = '' }: DOMStringMap, problem: string) =>
  `${problems}${encodeURIComponent(problem)}`

/** Requests the page as a document, because no text of an answer may become markup. */
async function fetchCard(address: string): Promise<HTMLElement | undefined> {
  const [page = '', id = ''] = address.split('#')
  const request = new XMLHttpRequest()
  const arrived = new Promise(done => {
    request.onloadend = done
  })
  request.open('GET', page)
  request.responseType = 'document'
  request.send()
  await arrived
  if (request.status !== 200)
    throw new Error(`The answer card ${address} did not arrive (HTTP ${request.status}).`)
  const card = request.responseXML?.getElementById(decodeURIComponent(id))
  if (!card) {
    console.warn(`The page ${page} has no answer card ${id}.`)
    return undefined
  }
  // An id would make the card a target of this page's address, so its own address is kept as data.
  card.removeAttribute('id')
  card.querySelector('[data-print]')?.parentElement?.remove()
  // In a new tab, the links to its tools open them on the card's own page.
  for (const link of card.querySelectorAll('[data-opens]'))
    link.setAttribute('href', page + (link.getAttribute('href') ?? ''))
  card.dataset.address = address
  return card
}
