import { expect, test } from 'vitest'
import { isDeeperThan } from '#lib/depth.ts'

test.each([
  ['text', 0, false],
  [[], 0, false],
  [[1], 0, true],
  [{ a: [{ b: 1 }] }, 3, false],
  [{ a: [{ b: 1 }] }, 2, true]
])('%j is deeper than %i levels: %s', (value, max, isDeeper) => {
  expect(isDeeperThan(value, max)).toBe(isDeeper)
})

test('a hundred thousand levels are counted, not walked', () => {
  const value = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown
  expect(isDeeperThan(value, 32)).toBe(true)
})
