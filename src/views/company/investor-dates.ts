import type { Tree } from '#tree/build-tree.ts'
import { isDay } from '#lib/is-day.ts'

/** A date for investors. */
type InvestorDate = { iso: string; title: string }

/** All dates for investors, also past ones, in order of time; a value that is no date is left out. */
export function investorDates(tree: Tree): { dates: InvestorDate[]; lang?: string } {
  const { items, lang } = tree.list('investors.calendar.items')
  const dates = items.flatMap(({ date: iso = '', title }) =>
    title && isDay(iso) ? [{ iso, title }] : []
  )
  return { dates: dates.sort((one, other) => one.iso.localeCompare(other.iso)), lang }
}

/** The address of the dates as a file for calendars. */
export function investorCalendarPath(tree: Pick<Tree, 'href'>): string {
  return `${tree.href('investors')}.ics`
}
