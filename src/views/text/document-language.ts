import type { Tree } from '#tree/build-tree.ts'
import { isSameLanguage } from '#tree/locale.ts'
import { languageNames } from './formats.ts'

const isCode = (lang: string) => /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(lang)

/** Whether a document is in the language of the tree. */
export const isInLanguageOf = ({ locale }: Tree, lang = ''): boolean =>
  isCode(lang) && isSameLanguage(lang, locale)

/** The name of a language in the tree's language; a text that is not a language code is shown unchanged. */
export const languageText = ({ locale }: Tree, lang: string): string =>
  isCode(lang) ? (languageNames(locale).of(lang) ?? lang) : lang

/** A text that stands alone. */
export const inCapital = ({ locale }: Tree, text: string): string =>
  text.replace(/^\p{Ll}/u, first => first.toLocaleUpperCase(locale))
