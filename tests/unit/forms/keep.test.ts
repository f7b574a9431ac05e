import { describe, expect, test } from 'vitest'
import { createDrafts } from '#forms/draft.ts'
import { createKeep } from '#forms/keep.ts'
import { createNonce } from '#forms/key.ts'
import { aStorage } from '../../helpers/a-form.ts'

const fails = () => {
  throw new DOMException('No.', 'QuotaExceededError')
}

describe('storage', () => {
  test('that is full still holds for the page, and says that it will not last', () => {
    const keep = createKeep(() => Object.assign(aStorage(), { setItem: fails }))
    expect(keep.write('a', 1)).toBe(false)
    expect(keep.read('a')).toBe(1)
    expect(keep.keys()).toEqual(['a'])
    keep.remove('a')
    expect(keep.read('a')).toBeUndefined()
  })

  test('that throws as soon as it is named breaks nothing', () => {
    const keep = createKeep(fails)
    expect(keep.keys()).toEqual([])
    expect(keep.write('a', 1)).toBe(false)
    expect(keep.read('a')).toBe(1)
  })

  test('that is corrupt reads as empty', () => {
    const storage = aStorage()
    storage.setItem('a', '{')
    expect(createKeep(() => storage).read('a')).toBeUndefined()
  })
})

describe('a draft', () => {
  const day = 24 * 60 * 60 * 1000
  const draft = { values: { email: 'ana@' }, nonce: createNonce() }
  const keep = createKeep(() => aStorageOnce)
  const aStorageOnce = aStorage()
  const draftsAt = (now: number) => createDrafts(keep, () => now)

  test('is there for seven days', () => {
    draftsAt(0).write('gl:contact', draft)
    expect(draftsAt(7 * day).read('gl:contact')).toEqual(draft)
    expect(draftsAt(7 * day).read('br:contact')).toBeUndefined()
  })

  test('is then gone from the browser, even if nobody opens its form again', () => {
    draftsAt(0).write('gl:contact', draft)
    expect(draftsAt(7 * day + 1).read('gl:contact')).toBeUndefined()
    expect(keep.keys()).toEqual([])
  })

  test('that is corrupt is none', () => {
    for (const stored of ['"x"', '{}', '{"values":null,"nonce":"1","savedAt":9}', '[]']) {
      aStorageOnce.setItem('draft:gl:contact', stored)
      expect(draftsAt(0).read('gl:contact')).toBeUndefined()
    }
  })
})
