import { describe, expect, test } from 'vitest'
import { setAt, valueAt } from '#lib/value-at.ts'

const aRecord = () => ({ a: { b: [1, 2, 3] }, c: 'text' })

describe('the value at a path', () => {
  test.each([
    [['a', 'b', 2], 3],
    [[], aRecord()],
    [['a', 'x', 'y'], undefined],
    [['c', 'length', 0], undefined],
    [['a', 'constructor', 'name'], undefined]
  ])('%j is %j', (path, value) => {
    expect(valueAt(aRecord(), path)).toEqual(value)
  })

  test('is written and taken away in place; the items of a list keep their index', () => {
    const record = aRecord()
    setAt(record, ['a', 'b', 1], undefined)
    setAt(record, ['a', 'b', 2], 'three')
    setAt(record, ['c'], undefined)
    expect(record).toEqual({ a: { b: [1, undefined, 'three'] } })
    expect(Object.keys(record)).toEqual(['a'])
  })

  test.each([[['x', 'y']], [['c', 'x', 'y']], [[]]])('changes nothing at %j', path => {
    const record = aRecord()
    setAt(record, path, 'new')
    expect(record).toEqual(aRecord())
  })
})
