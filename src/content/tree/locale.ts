import { CHINESE } from '#config/constants.ts'

/** The BCP 47 tag of a BFF language code, for a bundle without one: `por` is `pt`, `zho` is `zh-Hans`. */
export function localeOf(lang: string): string {
  if (lang === CHINESE) return 'zh-Hans'
  return Intl.getCanonicalLocales(lang)[0] ?? lang
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return new Intl.Locale(locale).getTextInfo().direction ?? 'ltr'
}

/** Whether a screen reader would use one voice for both: `en` and `en-AU`, but not `en` and `th`. */
export function isSameLanguage(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language
}

/** The name of a language in itself, capitalised as at the start of a line. */
export function languageName(locale: string): string {
  const { language, script } = new Intl.Locale(locale)
  const tag = script ? `${language}-${script}` : language
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
