import { describe, expect, test } from 'vitest'
import { valueAt, withoutPaths } from '#lib/without-paths.ts'

const record = { a: { b: [1, 2, 3] }, c: 'text' }

describe('removing values by their paths', () => {
  test('leaves the other values, and the original', () => {
    expect(withoutPaths(record, [['c'], ['a', 'b', 1]])).toEqual({ a: { b: [1, undefined, 3] } })
    expect(record).toEqual({ a: { b: [1, 2, 3] }, c: 'text' })
  })

  test.each([[['x']], [['c', 'x', 'y']], [[]]])(
    'passes over the path %j, which leads nowhere',
    path => {
      expect(withoutPaths(record, [path])).toEqual(record)
    }
  )
})

describe('the value at a path', () => {
  test.each([
    [['a', 'b', 2], 3],
    [[], record],
    [['a', 'x', 'y'], undefined],
    [['c', 'length', 0], undefined]
  ])('%j is %j', (path, value) => {
    expect(valueAt(record, path)).toEqual(value)
  })
})
