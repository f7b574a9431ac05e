import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import cardSheet from '#styles/answer-card.css?url'
import doseSheet from '#styles/doses.css?url'
import toolSheet from '#styles/field-tools.css?url'
import type { AskedUse } from '#browser/finder/asked-uses.ts'
import '#browser/base/open-linked-tool.ts'
import { showDoses } from './use-doses.ts'

let latest = ''

/** Of more uses a product would have more doses than a row can show. */
const MOST_USES = 3

/**
 * Shows the answer card of a use above the list, the one of the problem's page, and its doses on the listed products. Of
 * two or three uses the products have the doses, each with the name of its use. Without an answer, the list remains.
 */
export async function showCard(
  part: HTMLElement,
  list: HTMLElement,
  uses: readonly AskedUse[]
): Promise<void> {
  const asked = uses.length > MOST_USES ? [] : uses
  const addresses = asked.map(use => addressOf(part.dataset.problems ?? '', use))
  const isOne = addresses.length === 1
  if (addresses.join(' ') === latest) return
  latest = addresses.join(' ')
  part.hidden = !isOne
  showDoses(list, [])
  if (addresses.length === 0) return
  part.replaceChildren()
  part.ariaBusy = 'true'
  const sheets = [cardSheet, doseSheet, toolSheet].map(addStyleSheet)
  const fetched = Promise.all(addresses.map(fetchCard))
  const [cards] = await Promise.all([fetched, ...sheets])
  if (addresses.join(' ') !== latest) return
  part.ariaBusy = null
  const [card] = cards
  part.hidden = !isOne || card === undefined
  if (card && isOne) part.replaceChildren(card)
  showDoses(
    list,
    cards.flatMap((card, at) => (card ? { card, address: addresses[at] ?? '' } : []))
  )
}

/** As `cardAddress` writes it: one more file for it would be named on each page of the search. */
const addressOf = (problems: string, { crop, problem }: AskedUse) =>
  `${problems}${encodeURIComponent(problem)}#${encodeURIComponent(`crop-${crop}`)}`

/** A document that the browser has read is no text that could become markup. */
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
  const card = request.responseXML?.getElementById(decodeURIComponent(id))
  if (!card) {
    console.warn(`The answer card ${address} did not arrive (HTTP ${request.status}).`)
    return undefined
  }
  // The address of this page is that of its query, so the card has its own as data.
  card.removeAttribute('id')
  card.dataset.address = address
  return card
}
