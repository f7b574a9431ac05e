import { fill, type Pattern } from '#lib/fill.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

/** A text, or a pattern whose values are given now, and its language when that is not the page's. */
export type Words = LocalizedText
export type Phrase = Pattern & { lang?: string }

type Props = { of: Words | Phrase; values?: Record<string, string | number> }

/** A text of the tree, marked with its language when that is not the page's. */
export function Text({ of, values = {} }: Props) {
  const text = 'text' in of ? of.text : fill(of, values)
  return of.lang === undefined ? text : <span lang={of.lang}>{text}</span>
}
