import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIds, parseIds } from '#browser/base/addressed-ids.ts'
import { comparedLines } from '#browser/compare/sheet.ts'

const rows = ['Packs', 'Crops', 'Colour'].map(title => ({ title }))

test('products have a line for each fact that one of them states, and differ where another states something else or nothing', () => {
  const lines = comparedLines({ rows }, [{ cells: { 0: 5, 1: 7 } }, { cells: { 0: 5 } }])
  expect(lines.map(({ title, cells, differs }) => [title, cells, differs])).toEqual([
    ['Packs', [[{ at: 5 }], [{ at: 5 }]], false],
    ['Crops', [[{ at: 7 }], []], true]
  ])
})

test('uses of a single product share a line with those of other products in the same crop', () => {
  const uses = [
    { title: 'Maize', problem: 'Rust' },
    { title: 'Maize', problem: 'Aphids' },
    { title: 'Maize', problem: 'Mites' },
    { title: 'Rice', problem: 'Blast' }
  ]
  const lines = comparedLines({ rows: uses }, [
    { cells: { 0: 1, 1: 2 } },
    { cells: { 1: 2, 2: 3, 3: 4 } }
  ])
  expect(lines.map(({ title, problem, cells }) => [title, problem, cells])).toEqual([
    ['Maize', 'Aphids', [[{ at: 2 }], [{ at: 2 }]]],
    ['Maize', undefined, [[{ at: 1, problem: 'Rust' }], [{ at: 3, problem: 'Mites' }]]],
    ['Rice', 'Blast', [[], [{ at: 4 }]]]
  ])
})

describe('compared ids in an address', () => {
  test('read back as they were written', () => {
    const ids = fc.uniqueArray(
      fc.stringMatching(/^[\w &/?#%+-]{1,9}$/).filter(id => id === id.trim())
    )
    fc.assert(
      fc.property(ids, ids => {
        expect(parseIds(formatIds(ids))).toEqual(ids)
      })
    )
  })

  test('count once, and need not be tidy', () => {
    expect(parseIds('?ids=4101,,4102, 4101&utm=x')).toEqual(['4101', '4102'])
    expect(parseIds('?ids=4101&ids=4102,4101')).toEqual(['4101', '4102'])
    expect(parseIds('')).toEqual([])
    expect(formatIds([])).toBe('')
  })
})
