import { CHINESE } from '#config/constants.ts'

/** The BCP 47 tag of a BFF language code, for a bundle that names none: `por` is `pt`, `zho` is `zh-Hans`. */
export function localeOf(lang: string): string {
  if (lang === CHINESE) return 'zh-Hans'
  return Intl.getCanonicalLocales(lang)[0] ?? lang
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return new Intl.Locale(locale).getTextInfo().direction ?? 'ltr'
}

/** Whether a screen reader would speak both with one voice: `en` and `en-AU`, but not `en` and `th`. */
export function isSameLanguage(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language
}

/** A language's name for itself, as its speakers write it at the start of a line. */
export function languageName(locale: string): string {
  const { language, script } = new Intl.Locale(locale)
  const tag = script ? `${language}-${script}` : language
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
