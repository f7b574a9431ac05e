import { describe, expect, test } from 'vitest'
import { icalendar } from '#lib/icalendar.ts'

const day = { uid: 'a@b.example', day: '2027-03-26', title: 'Results', url: 'https://b.example/i' }
const fileOf = (title: string, name = 'Dates') =>
  icalendar({
    name,
    maker: 'Terravane',
    lang: 'en',
    stamp: '2026-11-02',
    days: [{ ...day, title }]
  })
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

describe('A calendar file', () => {
  test('has a whole day for each date, as RFC 5545 writes it', () => {
    expect(fileOf('Results').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Terravane//NONSGML//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Dates',
      'BEGIN:VEVENT',
      'UID:a@b.example',
      'DTSTAMP:20261102T000000Z',
      'DTSTART;VALUE=DATE:20270326',
      'SUMMARY;LANGUAGE=en:Results',
      'URL:https://b.example/i',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      ''
    ])
  })

  test('lets no text end its own line or value', () => {
    expect(fileOf('a;b,c\\d\r\nEND:VCALENDAR\nX')).toContain(
      String.raw`:a\;b\,c\\d\nEND:VCALENDAR\nX`
    )
  })

  test('has no line of more than 75 octets, and divides no character', () => {
    for (const title of [
      'ผลประกอบการปี'.repeat(12),
      '2026年年度业绩'.repeat(20),
      'a'.repeat(200),
      '🌾'.repeat(60)
    ]) {
      const file = fileOf(title)
      const sizes = file.split('\r\n').map(line => Buffer.byteLength(line))
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
      expect(unfolded(file)).toContain(`:${title}\r\n`)
    }
  })
})
