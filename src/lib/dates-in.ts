import { calendarOf } from './calendar-of.ts'
import { remember } from './remember.ts'

/** A date in a text, and its position. */
type NamedDay = { at: number; text: string; iso: string }

/** The dates that a text writes with day, month and year in the manner of its language. */
export function datesIn(text: string, locale: string): NamedDay[] {
  const { pattern, months } = patternOf(locale)
  return [...text.matchAll(pattern)].map(({ 0: day, index, groups = {} }) => {
    const month = months.indexOf(groups.month ?? '') + 1
    const year = gregorian(Number(groups.year), locale)
    return { at: index, text: day, iso: `${year}-${two(month)}-${two(groups.day ?? '')}` }
  })
}

/** Thai texts have years of both eras; the Buddhist ones are 543 higher. */
const gregorian = (year: number, locale: string) =>
  year > 2400 && calendarOf(locale) === 'buddhist' ? year - 543 : year

const two = (number: number | string) => String(number).padStart(2, '0')

/** English writes dates in two ways. */
const patternOf = remember(locale => {
  const isEnglish = new Intl.Locale(locale).language === 'en'
  const orders = isEnglish ? ['en-GB', 'en-US'] : [locale]
  const months = Array.from({ length: 12 }, (_, month) => monthOf(locale, month))
  const sources = orders.map(order => sourceOf(order, months))
  return { pattern: new RegExp(`(?<![0-9])(?:${sources.join('|')})(?![0-9])`, 'gu'), months }
}, 32)

/** A regular expression for the dates of a locale: the parts of a formatted date, in the same order. */
function sourceOf(locale: string, months: string[]): string {
  const longestFirst = months.toSorted((one, other) => other.length - one.length)
  const sources: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: '(?<day>[12][0-9]|3[01]|0?[1-9])(?:º|er)?',
    month: `(?<month>${longestFirst.map(RegExp.escape).join('|')})`,
    year: '(?<year>[0-9]{4})'
  }
  return partsOf(locale, 0)
    .map(({ type, value }, at, { length }) => {
      const source = sources[type] ?? value.trim().split(/\s+/).map(RegExp.escape).join('\\s*')
      // Any space is accepted, and the text after the last number may be missing: `1 августа 2020
      // г.`
      if (type !== 'literal') return source
      return at === length - 1 ? `(?:\\s*${source})?` : `\\s*${source}\\s*`
    })
    .join('')
}

function monthOf(locale: string, month: number): string {
  return partsOf(locale, month).find(({ type }) => type === 'month')?.value ?? ''
}

function partsOf(locale: string, month: number): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    dateStyle: 'long',
    timeZone: 'UTC'
  })
  return format.formatToParts(Date.UTC(2020, month, 1)).filter(({ type }) => type !== 'era')
}
