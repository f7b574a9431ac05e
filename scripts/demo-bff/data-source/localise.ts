import { isPlainObject } from '#lib/is-plain-object.ts'
import { DEFAULT_LANG } from '#config/constants.ts'
import type { Texts, Variants } from './types.ts'

/** The field with most of a record's text. */
const mainFields = ['content', 'description', 'quote', 'privacy_policy_text', 'title']

/** The text in the tree's language, otherwise in English. */
export function textIn(texts: Texts | undefined, lang: string): string | undefined {
  return typeof texts === 'object' ? (texts[lang] ?? texts.eng) : texts
}

/** A copy of any content, with texts in one language. */
export function localise(value: unknown, lang: string): unknown {
  if (Array.isArray(value)) return value.map(item => localise(item, lang))
  if (!isPlainObject(value)) return value
  if (isVariants(value)) return textIn(value, lang)
  const record = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, localise(item, lang)])
  )
  const main = mainFields.find(field => field in value)
  return main === undefined ? record : withLang(record, value[main], lang)
}

/** Adds `lang` where a record’s main text is not available in the tree’s language. */
export function withLang<Shape extends object>(
  record: Shape,
  main: unknown,
  lang: string
): Shape & { lang?: string } {
  const fellBack = isPlainObject(main) && isVariants(main) && main[lang] === undefined
  return fellBack ? { ...record, lang: DEFAULT_LANG } : record
}

function isVariants(value: Record<string, unknown>): value is Variants {
  return DEFAULT_LANG in value && Object.keys(value).every(key => /^[a-z]{3}$/.test(key))
}
