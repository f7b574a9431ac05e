import { describe, expect, test } from 'vitest'
import { awaitAll } from '#lib/await-all.ts'
import { deepFreeze } from '#lib/deep-freeze.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { oncePer } from '#lib/once-per.ts'
import { remember } from '#lib/remember.ts'

describe('freezing', () => {
  test('reaches every depth', () => {
    const frozen = deepFreeze({ a: [{ b: 1 }] })
    expect([frozen, frozen.a, frozen.a[0]].every(Object.isFrozen)).toBe(true)
  })
})

describe('a plain object', () => {
  test.each([
    [{}, true],
    [[], false],
    [null, false],
    ['text', false],
    [undefined, false]
  ])('%j: %s', (value, expected) => {
    expect(isPlainObject(value)).toBe(expected)
  })
})

describe('waiting for an object of promises', () => {
  test('gives the values under their keys', async () => {
    const values = { a: Promise.resolve(1), b: Promise.resolve('two') }
    expect(await awaitAll(values)).toEqual({ a: 1, b: 'two' })
  })

  test('fails with the first that fails', async () => {
    const values = { a: Promise.resolve(1), b: Promise.reject(new Error('no')) }
    await expect(awaitAll(values)).rejects.toThrow('no')
  })
})

describe('a memory', () => {
  test('builds again only values that were not used recently, and keeps at most twice the limit', () => {
    const built: string[] = []
    const get = remember(key => built.push(key) && key, 2)
    expect(['a', 'b', 'a', 'b', 'a'].map(get)).toEqual(['a', 'b', 'a', 'b', 'a'])
    expect(built).toEqual(['a', 'b'])
    for (const key of ['c', 'd', 'e', 'd', 'e', 'a']) get(key)
    expect(built).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
  })
})

describe('a value made once an object', () => {
  test('is the same for the same object, and another for another', () => {
    const box = oncePer((key: { name: string }) => [key.name])
    const one = { name: 'one' }
    expect(box(one)).toBe(box(one))
    expect(box({ name: 'one' })).not.toBe(box(one))
  })
})
