import { createNode } from '#browser/base/create-node.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { say } from './controls.ts'

/** Browsers print the target of the address, which `replaceState` does not change. The query stays. */
export const aimAt = (card: HTMLElement): void =>
  location.replace(`#${encodeURIComponent(card.id)}`)

/** A link to the card's own page, where its entries have an address. */
export const pageLink = (text: LocalizedText): HTMLElement =>
  createNode(['a', { class: 'text-button no-print', rel: 'nofollow' }, say(text)]) as HTMLElement

/** A button that prints a card of this page, with what is entered in it. */
export function printButton(card: HTMLElement, text: LocalizedText): HTMLElement {
  const button = createNode([
    'button',
    { type: 'button', class: 'text-button no-print' },
    say(text)
  ]) as HTMLElement
  button.addEventListener('click', () => {
    aimAt(card)
    window.print()
  })
  return button
}
