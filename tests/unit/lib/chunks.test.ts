import { expect, test } from 'vitest'
import { chunks } from '#lib/chunks.ts'

test('a list in pieces is the same list', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunks([], 2)).toEqual([])
})
