import { expect, test } from 'vitest'
import { foldsOf } from '#views/product/dose-folds.ts'

/** Groups of parts with so many groups each. */
const groupsOf = (...sizes: number[]) =>
  sizes.flatMap((size, part) =>
    Array.from({ length: size }, (_, at) => (at === 0 ? { part: { text: `Part ${part}` } } : {}))
  )

test('of each part a phone shows two groups, and says how many more there are', () => {
  const folds = foldsOf(groupsOf(4, 1, 5))
  expect(folds.flatMap(({ isMore }, at) => (isMore ? [at] : []))).toEqual([2, 3, 7, 8, 9])
  expect(folds.flatMap(({ part, more }) => (more ? [{ part, more }] : []))).toEqual([
    { part: 0, more: 2 },
    { part: 2, more: 3 }
  ])
})

test('a single group more is shown in place of the words for it', () => {
  expect(foldsOf(groupsOf(3)).some(({ isMore }) => isMore)).toBe(false)
})

test('a table without parts is not folded', () => {
  expect(foldsOf([{}, {}, {}, {}, {}, {}]).some(({ isMore }) => isMore)).toBe(false)
})
