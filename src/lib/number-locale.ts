/**
 * The language of numbers. English has a point in all countries: for South Africa, the build and browsers of another year do not
 * have the same mark.
 */
export const numberLanguage = (locale: string): string => locale.replace(/^en-.*/, 'en')

/** The locale of numbers, with European digits: labels, packs and registration numbers have them in every language. */
export const numberLocale = (locale: string): Intl.Locale =>
  new Intl.Locale(numberLanguage(locale), { numberingSystem: 'latn' })
