import { describe, expect, test } from 'vitest'
import { createTextStorage } from '#browser/base/storage.ts'
import { aStorage } from '../../../helpers/a-browser.ts'

const fails = () => {
  throw new DOMException('No.', 'QuotaExceededError')
}

describe('storage', () => {
  test('stores texts while there is room', () => {
    const storage = aStorage()
    expect(createTextStorage(() => storage).write('a', '1')).toBe(true)
    expect(createTextStorage(() => storage).read('a')).toBe('1')
    expect(createTextStorage(() => storage).read('b')).toBeUndefined()
  })

  test('that is full still holds for the page, and says that it will not last', () => {
    const full = aStorage(['setItem'])
    const keep = createTextStorage(() => full)
    expect(keep.write('a', '1')).toBe(false)
    expect(keep.read('a')).toBe('1')
    expect(keep.keys()).toEqual(['a'])
    keep.remove('a')
    expect(keep.read('a')).toBeUndefined()
  })

  test('is used again instead of memory once it has room', () => {
    const storage = aStorage()
    let isFull = true
    const keep = createTextStorage(() => (isFull ? fails() : storage))
    keep.write('a', '1')
    isFull = false
    expect(keep.write('a', '2')).toBe(true)
    storage.setItem('a', 'by another tab')
    expect(keep.read('a')).toBe('by another tab')
  })

  test('that throws on access breaks nothing', () => {
    const keep = createTextStorage(fails)
    expect(keep.keys()).toEqual([])
    expect(keep.write('a', '1')).toBe(false)
    expect(keep.read('a')).toBe('1')
  })
})
