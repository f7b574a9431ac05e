/**
 * The locale of numbers, with European digits: labels, packs and registration numbers have them in every language. English has a
 * point in all countries: for South Africa, the build and browsers of another year do not have the same mark.
 */
export function numberLocale(locale: string): Intl.Locale {
  return new Intl.Locale(locale.replace(/^en-.*/, 'en'), { numberingSystem: 'latn' })
}
