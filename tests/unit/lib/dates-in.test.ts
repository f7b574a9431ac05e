import { describe, expect, test } from 'vitest'
import { datesIn } from '#lib/dates-in.ts'

const isoIn = (text: string, locale: string) => datesIn(text, locale).map(({ iso }) => iso)

describe('A day in prose', () => {
  test.each([
    ['en', 'Revised 1 August 2020.'],
    ['en-AU', 'Since August 1, 2020 it is'],
    ['zho', '修订日期：2020年8月1日。'],
    ['pt-BR', 'Revisão: 1º de agosto de 2020.'],
    ['spa', 'Revisión: 1 de agosto de 2020.'],
    ['rus', 'Редакция от 1 августа 2020 года.'],
    ['th', 'แก้ไขเมื่อ 1 สิงหาคม 2020 ข้อความ'],
    ['th', 'แก้ไขเมื่อ 1 สิงหาคม 2563 ข้อความ'],
    ['ara', 'آخر تعديل: 1 أغسطس 2020.'],
    ['ind', 'Diubah 1 Agustus 2020.']
  ])('is found as %s writes it: %s', (locale, text) => {
    expect(isoIn(text, locale)).toEqual(['2020-08-01'])
  })

  test('is found at each position', () => {
    const text = 'From 31 October 2026 to November 2, 2026'
    expect(datesIn(text, 'en')).toEqual([
      { at: 5, text: '31 October 2026', iso: '2026-10-31' },
      { at: 24, text: 'November 2, 2026', iso: '2026-11-02' }
    ])
  })

  test('is complete: no month or year alone, no part of a longer number', () => {
    expect(isoIn('April 2027, 2025–26, 131 May 20261, 32 May 2026', 'en')).toEqual([])
  })
})
