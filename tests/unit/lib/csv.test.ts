import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, linesOf, rowsOf } from '#lib/csv.ts'
import { readCsv } from '../../helpers/read-csv.ts'

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '－1', '＋1', '＠a']

describe('a CSV file', () => {
  test('gives the header and the lines that begin with a cell, whatever they hold', () => {
    const cell = fc.string({ unit: 'grapheme' })
    const rows = fc.array(fc.tuple(fc.constantFrom('1', '12', '2'), cell, cell))
    fc.assert(
      fc.property(rows, rows => {
        const kept = rows.filter(([id]) => id === '1' || id === '2')
        const header = ['id', 'name', 'use']
        expect(linesOf(csvOf([header, ...rows]), ['1', '2'])).toBe(csvOf([header, ...kept]))
      })
    )
  })

  test('reads back as the cells that were written, whatever they hold', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter(text => !/^[=+\-@\t\r＝＋－＠]/u.test(text))
    const rows = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, rows => {
        expect(readCsv(csvOf(rows))).toEqual(rows)
      })
    )
  })

  test('is read as the rows that it was made of', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }))
    fc.assert(
      fc.property(rows, rows => {
        expect(csvOf(rowsOf(csvOf(rows)))).toBe(csvOf(rows))
      })
    )
    expect(rowsOf(csvOf([['a "b", c', "it's", '=1']]))).toEqual([['a "b", c', "it's", '=1']])
  })

  test('keeps quotes, commas and lines inside a cell', () => {
    expect(csvOf([['a "b", c\nd', '']])).toBe('\uFEFF"a ""b"", c\nd",""\r\n')
  })

  test.each(formulas)('takes the power of a formula away: %j', formula => {
    expect(readCsv(csvOf([[formula]]))).toEqual([[`'${formula}`]])
  })

  test('leaves names and strengths as they are', () => {
    expect(readCsv(csvOf([['2,4-D 720 g/L SL', 'AZ-D6600']]))).toEqual([
      ['2,4-D 720 g/L SL', 'AZ-D6600']
    ])
  })
})
