import { HIDDEN_LABEL } from '#config/constants.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

/** A link with its words. */
export type Link = { href: string; words: LocalizedText }

/** Content hides a link by the label `x`. */
export function isHidden(label: string): boolean {
  return label.trim() === HIDDEN_LABEL
}
