import { describe, expect, test } from 'vitest'
import { type CropMonth, monthsText, otherMonths } from '#browser/field/crop-months.ts'

describe('the months in which a crop is at the stages of a label', () => {
  const soybean: CropMonth[] = [
    [10, 0, 13],
    [11, 12, 39],
    [12, 39, 70],
    [1, 70, 85],
    [2, 85, 99]
  ]

  test('are named on a day in another month, in the order of the year', () => {
    expect(otherMonths('2026-06-15', { from: 39, to: 80 }, soybean)).toEqual([1, 11, 12])
    expect(otherMonths('2026-10-31', { from: 39, to: 60 }, soybean)).toEqual([11, 12])
  })

  test('are not named on a day in one of them', () => {
    for (const day of ['2026-11-01', '2026-12-31', '2027-01-01'])
      expect(otherMonths(day, { from: 39, to: 80 }, soybean)).toEqual([])
  })

  test('are named once for a crop that is grown twice at a time', () => {
    const rice: CropMonth[] = [
      [11, 75, 92],
      [12, 92, 99],
      [11, 0, 13]
    ]
    expect(otherMonths('2026-06-15', { from: 0, to: 99 }, rice)).toEqual([11, 12])
  })

  test('are not known without a stage, a calendar, a month with the stage, or a day', () => {
    expect(otherMonths('2026-06-15', undefined, soybean)).toEqual([])
    expect(otherMonths('2026-06-15', { from: 39, to: 60 })).toEqual([])
    expect(otherMonths('2026-06-15', { from: 61, to: 65 }, [[9, 7, 60]])).toEqual([])
    expect(otherMonths('', { from: 39, to: 60 }, soybean)).toEqual([])
    expect(otherMonths('0026-06-15', { from: 39, to: 60 }, soybean)).toEqual([])
  })
})

describe('months are written', () => {
  test('as ranges where they follow each other, also over the turn of the year', () => {
    expect(monthsText('en', [6])).toBe('June')
    expect(monthsText('en', [6, 7, 8])).toBe('June–August')
    expect(monthsText('en', [1, 2, 11, 12])).toBe('November–February')
    expect(monthsText('en', [1, 4, 5, 12])).toBe('April–May and December–January')
  })

  test('in the words and with the dash of a language', () => {
    expect(monthsText('ru', [6, 7, 8])).toBe('июнь–август')
    expect(monthsText('zh-CN', [6, 7, 8])).toBe('六月～八月')
    expect(monthsText('th-TH', [1, 6])).toBe('มกราคมและมิถุนายน')
    expect(monthsText('ar-SA', [6, 7])).toBe('يونيو–يوليو')
  })
})
