import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import cardSheet from '#styles/answer-card.css?url'
import doseSheet from '#styles/doses.css?url'
import toolSheet from '#styles/field-tools.css?url'
import type { AskedUse } from '#browser/finder/asked-uses.ts'
import { showDoses } from './use-doses.ts'

let latest = ''

/**
 * Shows the answer card of a use above the list, the one of the problem's page, and its doses on the listed products.
 * Without an answer, the list remains.
 */
export async function showCard(
  part: HTMLElement,
  list: HTMLElement,
  use: AskedUse | undefined
): Promise<void> {
  const address = use && addressOf(part.dataset.problems ?? '', use)
  if (address === latest) return
  latest = address ?? ''
  part.hidden = address === undefined
  showDoses(list)
  if (address === undefined) return
  part.replaceChildren()
  part.ariaBusy = 'true'
  const sheets = [cardSheet, doseSheet, toolSheet].map(addStyleSheet)
  const [card] = await Promise.all([fetchCard(address), ...sheets])
  if (address !== latest) return
  part.ariaBusy = null
  part.hidden = card === undefined
  if (!card) return
  part.replaceChildren(card)
  showDoses(list, card, address)
}

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
  if (!card) console.warn(`The answer card ${address} did not arrive (HTTP ${request.status}).`)
  // The address of this page is that of its query.
  card?.removeAttribute('id')
  return card ?? undefined
}
