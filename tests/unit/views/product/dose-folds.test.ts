import { expect, test } from 'vitest'
import { foldsOf } from '#views/product/dose-folds.ts'

const row = { subject: { name: 'Fungicide' }, links: [], cells: [] }

/** Groups of two doses, in parts with so many groups each. */
const groupsOf = (...sizes: number[]) =>
  sizes.flatMap((size, part) =>
    Array.from({ length: size }, (_, at) => ({
      part: at === 0 ? { text: `Part ${part}` } : undefined,
      rows: [row, row]
    }))
  )

test('of each part a phone shows two groups, and says how many more doses there are', () => {
  const folds = foldsOf(groupsOf(4, 1, 5))
  expect(folds.flatMap(({ isMore }, at) => (isMore ? [at] : []))).toEqual([2, 3, 7, 8, 9])
  expect(folds.flatMap(({ part, more }) => (more ? [{ part, more }] : []))).toEqual([
    { part: 0, more: 4 },
    { part: 2, more: 6 }
  ])
})

test('a single group more is shown in place of the words for it', () => {
  expect(foldsOf(groupsOf(3)).some(({ isMore }) => isMore)).toBe(false)
})

test('a table without parts is not folded', () => {
  expect(foldsOf(Array(6).fill({ rows: [row] })).some(({ isMore }) => isMore)).toBe(false)
})
