import { expect, test } from 'vitest'
import { dateText } from '#browser/field/controls.ts'
import { dayText } from '#browser/kept/texts.ts'
import { calendarOf } from '#lib/calendar-of.ts'
import { keptTextsOf } from '#views/kept/kept-texts.ts'
import { inCalendar, longDates } from '#views/text/formats.ts'
import { aTree, treeIds } from '../../helpers/a-tree.ts'

test('a Thai page counts years from the Buddhist era, in what it was built with and in what it calculates', () => {
  const day = '2026-11-23'
  expect(longDates('th').format(new Date(day))).toBe('23 พฤศจิกายน 2569')
  const kept = keptTextsOf(aTree({ content: { tree: { ...treeIds.gl, lang: 'tha' } } }))
  expect(dayText(kept.locale, day)).toBe('23 พฤศจิกายน 2569')
  expect(dateText('th', day)).toBe('23 พ.ย. 2569')
})

test('the years of other languages are Gregorian, whatever their country is used to', () => {
  expect(['en', 'ar-SA', 'zh-Hans', 'pt-BR', 'id'].map(calendarOf)).toEqual(
    Array(5).fill('gregory')
  )
})

test.each([
  ['th', '2000–2009', '2543–2552'],
  ['th', '2021', '2564'],
  ['th', '2564', '2564'],
  ['zh-CN', '2000–2009', '2000–2009'],
  ['ar', 'since 2015', 'since 2015']
])('in %s the years of %s are written %s', (locale, text, written) => {
  expect(inCalendar(locale, text)).toBe(written)
})

test.each([
  ['en', '23 November 2026'],
  ['en-UZ', '23 November 2026'],
  ['en-ZA', '23 November 2026'],
  ['en-US', 'November 23, 2026']
])('a date in %s is %s', (locale, text) => {
  expect(longDates(locale).format(new Date('2026-11-23'))).toBe(text)
})
