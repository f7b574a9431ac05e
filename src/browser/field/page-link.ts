import { createNode } from '#browser/base/create-node.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { say } from './controls.ts'

/** A link to the card's own page, where its entries have an address. */
export const pageLink = (text: LocalizedText): HTMLElement =>
  createNode(['a', { class: 'text-button no-print', rel: 'nofollow' }, say(text)]) as HTMLElement
