/**
 * The locale of numbers, with European digits: labels, packs and registration numbers have them in every language. English has a
 * point in all countries: for South Africa, the build and browsers of another year do not have the same mark.
 */
export function numberLocale(locale: string): Intl.Locale {
  const { language } = new Intl.Locale(locale)
  return new Intl.Locale(language === 'en' ? 'en' : locale, { numberingSystem: 'latn' })
}
