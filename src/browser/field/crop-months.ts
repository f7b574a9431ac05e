import { calendarOf } from '#lib/calendar-of.ts'
import { isOfThisCentury } from '#lib/is-day.ts'
import { rangeDash } from '#lib/typography/range-dash.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import type { Rotated } from './rotation.ts'
import { hashOf } from './tool-place.ts'

/** The stages that a crop passes through in a month, 1 to 12: codes of the BBCH scale, from and to. */
export type CropMonth = readonly [month: number, from: number, to: number]

/**
 * The months in which a crop is at the stages of a label, if the month of a day is none of them. Nothing where the label
 * states no stage or the calendar has none of them, because then no month is wrong.
 */
export function otherMonths(
  day: string,
  stages: Rotated['stages'],
  calendar: readonly CropMonth[] = []
): number[] {
  if (!stages || !isOfThisCentury(day)) return []
  const months = calendar
    .filter(([, from, to]) => from <= stages.to && to >= stages.from)
    .map(([month]) => month)
  // A crop that is grown twice a year may have a month twice.
  return months.includes(Number(day.slice(5, 7)))
    ? []
    : [...new Set(months)].toSorted((one, other) => one - other)
}

/**
 * Some months by name. Those that follow each other are a range, also over the turn of the year: `April and
 * November–February`.
 */
export function monthsText(locale: string, months: readonly number[]): string {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: calendarOf(locale),
    month: 'long',
    timeZone: 'UTC'
  })
  // The 13th month of a year is the first of the next one.
  const has = (month: number) => months.includes(((month + 11) % 12) + 1)
  const nameOf = (month: number) => format.format(Date.UTC(2025, month - 1))
  const ranges = months
    .filter(month => !has(month - 1))
    .map(first => {
      let last = first
      while (has(last + 1)) last += 1
      return [...new Set([first, last])].map(nameOf).join(rangeDash(locale))
    })
  return new Intl.ListFormat(locale).format(ranges)
}

/** What a calendar says of a plan: the months of the first spray, or the numbers of later sprays; empty where its days fit. */
export type SeasonNotes = { months?: string; numbers?: string }

/**
 * Compares the days of sprays, in their order, with the calendar of the card's crop: if the first day is in none of the
 * months in which the crop is at the stages of its label, these months by name; otherwise the later sprays of which that
 * is so. A spray without a day is left out.
 */
export function seasonBeside(
  sprays: readonly { day: string | undefined; use: FieldUse }[],
  { card, texts }: { card: HTMLElement; texts: FieldTexts }
): SeasonNotes {
  const calendar = new Map(texts.calendars).get(cropOf(card))
  const [first = [], ...later] = sprays.map(({ day = '', use }) =>
    otherMonths(day, use.stages, calendar)
  )
  if (first.length > 0) {
    const { lang = texts.locale } = texts.words['plan.months']
    return { months: monthsText(lang, first) }
  }
  const numbers = later.flatMap((months, at) => (months.length > 0 ? [at + 2] : []))
  return numbers.length > 0 ? { numbers: numbers.join(', ') } : {}
}

/** The crop of a card, as its own address names it, in lower case: ids of the content may differ in that. */
function cropOf({ id, dataset: { address = hashOf(id) } }: HTMLElement): string {
  const [, crop = ''] = address.split('#crop-')
  return decodeURIComponent(crop).toLowerCase()
}
