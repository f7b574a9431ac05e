import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatComparedIds, parseComparedIds } from '#search/compared-ids.ts'
import { comparedLines } from '#search/comparison.ts'

const rows = ['Packs', 'Crops', 'Colour'].map(title => ({ title, isUse: false }))

test('products have a line for what any of them states, and differ where one states something else or nothing', () => {
  const lines = comparedLines({ rows }, [{ cells: { 0: 5, 1: 7 } }, { cells: { 0: 5 } }])
  expect(lines.map(({ title, cells, differs }) => [title, cells, differs])).toEqual([
    ['Packs', [5, 5], false],
    ['Crops', [7, undefined], true]
  ])
})

describe('compared ids in an address', () => {
  test('read back as they were written', () => {
    const ids = fc.uniqueArray(
      fc.stringMatching(/^[\w &/?#%+-]{1,9}$/).filter(id => id === id.trim())
    )
    fc.assert(
      fc.property(ids, ids => {
        expect(parseComparedIds(formatComparedIds(ids))).toEqual(ids)
      })
    )
  })

  test('count once, and need not be tidy', () => {
    expect(parseComparedIds('?ids=4101,,4102, 4101&utm=x')).toEqual(['4101', '4102'])
    expect(parseComparedIds('?ids=4101&ids=4102,4101')).toEqual(['4101', '4102'])
    expect(parseComparedIds('')).toEqual([])
    expect(formatComparedIds([])).toBe('')
  })
})
