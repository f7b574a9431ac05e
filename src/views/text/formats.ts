import { remember } from '#lib/remember.ts'

/** As many as a build has languages in use at a time; making a format costs more than using it a hundred times. */
const LOCALES = 64

/**
 * European digits in every language: registration numbers, packs and labels have them, and a table in two sets of
 * digits invites mistakes.
 */
const inLatinDigits = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' })

/** Every digit that content has: a dose is never rounded. */
export const exactNumbers = remember(
  locale => new Intl.NumberFormat(inLatinDigits(locale), { maximumFractionDigits: 20 }),
  LOCALES
)

export const longDates = remember(
  locale =>
    new Intl.DateTimeFormat(inLatinDigits(locale), {
      calendar: 'gregory',
      dateStyle: 'long',
      timeZone: 'UTC'
    }),
  LOCALES
)

export const languageNames = remember(
  locale => new Intl.DisplayNames([locale], { type: 'language' }),
  LOCALES
)

export const fileSizes = remember(locale => {
  const format = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(inLatinDigits(locale), { style: 'unit', unit, maximumFractionDigits })
  return { kilobytes: format('kilobyte', 0), megabytes: format('megabyte', 1) }
}, LOCALES)

/** What days are called where a number of them stands beside. */
export const dayUnits = remember(locale => {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return format.formatToParts(95).find(({ type }) => type === 'unit')?.value
}, LOCALES)
