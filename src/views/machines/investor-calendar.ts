import { hash } from 'node:crypto'
import { icalendar } from '#lib/icalendar.ts'
import type { Tree } from '#tree/build-tree.ts'
import { investorDates } from '#views/company/investor-dates.ts'
import type { Absolute } from './json-ld.ts'

/** The dates for investors as a file for calendars (RFC 5545), also past ones, which calendars keep. */
export function investorCalendar(tree: Tree, absolute: Absolute): string {
  const url = absolute(tree.href('investors'))
  const { host } = new URL(url)
  const { dates, lang = tree.locale } = investorDates(tree)
  const brand = tree.t('brand.name')
  // What a title names happens once a year: a date that is moved stays the same entry of a calendar.
  const times = new Map<string, number>()
  const days = dates.map(({ iso, title }) => {
    const event = JSON.stringify([tree.prefix, iso.slice(0, 'yyyy'.length), title])
    const time = (times.get(event) ?? 0) + 1
    times.set(event, time)
    const uid = hash('sha256', event).slice(0, 16)
    return {
      uid: `${uid}${time > 1 ? `-${time}` : ''}@${host}`,
      day: iso,
      title: `${brand}: ${title}`,
      url
    }
  })
  return icalendar({
    name: `${brand}: ${tree.t('investors.calendar.title')}`,
    maker: brand,
    lang,
    stamp: tree.index.pulledAt.slice(0, 'yyyy-mm-dd'.length),
    days
  })
}
