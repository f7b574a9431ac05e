import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from '#lib/csv.ts'

/** A reader of RFC 4180 that knows nothing of the writer. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  let text = csv.replace(/^\uFEFF/, '')
  while (text !== '') {
    cells.lastIndex = 0
    const [all = '', inQuotes, plain = '', end] = cells.exec(text) ?? []
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
    text = text.slice(all.length)
  }
  return rows.slice(0, -1)
}

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '－1', '＋1', '＠a']

describe('a CSV file', () => {
  test('reads back as the cells that were written, whatever they hold', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter(text => !/^[=+\-@\t\r＝＋－＠]/u.test(text))
    const rows = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, rows => {
        expect(parse(csvOf(rows))).toEqual(rows)
      })
    )
  })

  test('keeps quotes, commas and lines inside a cell', () => {
    expect(csvOf([['a "b", c\nd', '']])).toBe('\uFEFF"a ""b"", c\nd",""\r\n')
  })

  test.each(formulas)('takes the power of a formula away: %j', formula => {
    expect(parse(csvOf([[formula]]))).toEqual([[`'${formula}`]])
  })

  test('leaves names and strengths as they are', () => {
    expect(parse(csvOf([['2,4-D 720 g/L SL', 'AZ-D6600']]))).toEqual([
      ['2,4-D 720 g/L SL', 'AZ-D6600']
    ])
  })
})
