import { calendarOf } from '#lib/calendar-of.ts'
import { numberLocale } from '#lib/number-locale.ts'
import { remember } from '#lib/remember.ts'

/** As many languages as a build uses at a time; making a format costs more than using it a hundred times. */
const LOCALES = 64
const forLocale = <Value>(build: (locale: string) => Value) => remember(build, LOCALES)

/**
 * European digits in every language: registration numbers, packs and labels have them, and a table with two sets of
 * digits causes mistakes.
 */
const inLatinDigits = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' })

/** Keeps every digit of the content: a dose is never rounded. */
export const exactNumbers = forLocale(
  locale => new Intl.NumberFormat(numberLocale(locale), { maximumFractionDigits: 20 })
)

/** What a language writes between a figure and its `%`: nothing, or a space that does not break. */
export const percentSpace = forLocale(locale => {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5)
  return parts.some(({ value }) => /^\s$/.test(value)) ? '\u00a0' : ''
})

const AMERICAN = new Set(['US', 'PH', 'CA'])

/** English texts are British where the country writes no other English, so their dates are as well: `26 March 2027`. */
export const localeOfDates = (locale: string) => {
  const { language, region = '' } = new Intl.Locale(locale)
  return language === 'en' && !AMERICAN.has(region) ? 'en-GB' : locale
}

const datesIn = (options: Intl.DateTimeFormatOptions) =>
  forLocale(
    locale =>
      new Intl.DateTimeFormat(inLatinDigits(localeOfDates(locale)), {
        calendar: calendarOf(locale),
        timeZone: 'UTC',
        ...options
      })
  )

export const longDates = datesIn({ dateStyle: 'long' })

/** Years of the calendar of the language. */
export const years = datesIn({ year: 'numeric' })

/** A text whose years of our own calendar are those of the language's: `2000–2009` is `2543–2552` in Thai. */
export function inCalendar(locale: string, text: string): string {
  return text.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, year => {
    const parts = years(locale).formatToParts(new Date(year))
    return parts.find(({ type }) => type === 'year')?.value ?? year
  })
}

export const languageNames = forLocale(
  locale => new Intl.DisplayNames([locale], { type: 'language' })
)

export const fileSizes = forLocale(locale => {
  const format = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(numberLocale(locale), { style: 'unit', unit, maximumFractionDigits })
  return { kilobytes: format('kilobyte', 0), megabytes: format('megabyte', 1) }
})

/** A number of days: `45 days`. */
export const dayCounts = forLocale(
  locale =>
    new Intl.NumberFormat(numberLocale(locale), {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long'
    })
)

/** The word for days beside a number of them. */
export const dayUnits = (locale: string): string | undefined =>
  dayCounts(locale)
    .formatToParts(95)
    .find(({ type }) => type === 'unit')?.value

const monthNamesOf = (month: 'narrow' | 'short' | 'long') =>
  forLocale(locale => {
    const format = new Intl.DateTimeFormat(inLatinDigits(locale), { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2025, month))))
  })

/** The names of the twelve months, as short as a locale has them. */
export const monthNames = monthNamesOf('short')
export const longMonthNames = monthNamesOf('long')
/** A letter each, where a language has them. */
export const monthLetters = monthNamesOf('narrow')
