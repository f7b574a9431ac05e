/** A day of a calendar: `uid` stays the same when its day or its words change. */
type CalendarDay = { uid: string; day: string; title: string; url: string }

type Calendar = { name: string; maker: string; lang: string; stamp: string; days: CalendarDay[] }

/** Octets of a line, without its end. */
const LONGEST = 75

/**
 * Whole days as a file of RFC 5545. `stamp`: the day of the publication, on which the file says what it says. Others do
 * not see who has such a day as busy.
 */
export function icalendar({ name, maker, lang, stamp, days }: Calendar): string {
  const events = days.flatMap(({ uid, day, title, url }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `SUMMARY;LANGUAGE=${lang}:${escaped(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT'
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//NONSGML//${lang.toUpperCase()}`,
    'METHOD:PUBLISH',
    // Not in the standard, but calendars show it as the name of the subscription.
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR'
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

/** `2027-03-26` as `20270326`. */
const basic = (day: string) => day.replaceAll('-', '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|[\r\n]/g, String.raw`\n`)

/** A line continues after CRLF and a space. No character is divided. */
function folded(line: string): string {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const character of line) {
    const own = Buffer.byteLength(character)
    if (octets + own > LONGEST) {
      lines.push(current)
      current = ''
      octets = ' '.length
    }
    current += character
    octets += own
  }
  return [...lines, current].join('\r\n ')
}
