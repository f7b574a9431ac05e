import { CHINESE } from '#config/constants.ts'
import { remember } from '#lib/remember.ts'

/** Cached, because making a locale takes longer than using it, and each page uses it a thousand times. */
const LOCALES = 256
const parsed = remember(locale => new Intl.Locale(locale), LOCALES)

/** The BCP 47 tag of a BFF language code, for a bundle without one: `por` is `pt`, `zho` is `zh-Hans`. */
export const localeOf = remember(
  lang => (lang === CHINESE ? 'zh-Hans' : (Intl.getCanonicalLocales(lang)[0] ?? lang)),
  LOCALES
)

export const directionOf = remember(
  (locale): 'ltr' | 'rtl' => parsed(locale).getTextInfo().direction ?? 'ltr',
  LOCALES
)

/** A tag with the script and the region that it most likely means. */
export const maximized = remember(locale => parsed(locale).maximize(), LOCALES)

/** The language of a tag alone: `pt` of `pt-BR`. */
export function languageOf(locale: string): string {
  return parsed(locale).language
}

/** Whether a screen reader would use the same voice for both: for `en` and `en-AU`, but not for `en` and `th`. */
export function isSameLanguage(one: string, other: string): boolean {
  return languageOf(one) === languageOf(other)
}

/** The name of a language in itself, capitalised as at the start of a line. */
export function languageName(locale: string): string {
  const { language, script } = parsed(locale)
  const tag = script ? `${language}-${script}` : language
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
