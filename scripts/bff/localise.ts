import { isPlainObject } from '#lib/is-plain-object.ts'
import { DEFAULT_LANG } from '#config/constants.ts'
import type { Texts, Variants } from './data-types.ts'

/** The tree's language where there is one, else English. */
export function textIn(texts: Texts | undefined, lang: string): string | undefined {
  return typeof texts === 'object' ? (texts[lang] ?? texts.eng) : texts
}

/** A copy of any content in which texts by language have become the text of this language. */
export function localise(value: unknown, lang: string): unknown {
  if (Array.isArray(value)) return value.map(item => localise(item, lang))
  if (!isPlainObject(value)) return value
  if (isVariants(value)) return textIn(value, lang)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, lang)]))
}

function isVariants(value: Record<string, unknown>): value is Variants {
  return DEFAULT_LANG in value && Object.keys(value).every(key => /^[a-z]{3}$/.test(key))
}
