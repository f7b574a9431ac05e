import { HIDDEN_LABEL } from '#config/constants.ts'
import type { Prose } from '#tree/messages.ts'

/** A link with its words. */
export type Link = { href: string; words: Prose }

/** Content hides a link by the label `x`. */
export function isHidden(label: string): boolean {
  return label.trim() === HIDDEN_LABEL
}
