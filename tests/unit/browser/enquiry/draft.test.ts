import { describe, expect, test } from 'vitest'
import { createDrafts } from '#browser/enquiry/draft.ts'
import { createNonce } from '#browser/enquiry/key.ts'
import { createTextStorage } from '#browser/base/storage.ts'
import { aStorage } from '../../../helpers/a-browser.ts'

describe('a draft', () => {
  const day = 24 * 60 * 60 * 1000
  const draft = { values: { email: 'ana@' }, nonce: createNonce() }
  const native = aStorage()
  const storage = createTextStorage(() => native)
  const draftsAt = (now: number) => createDrafts(storage, () => now)

  test('is there for seven days', () => {
    draftsAt(0).write('gl:contact', draft)
    expect(draftsAt(7 * day).read('gl:contact')).toEqual(draft)
    expect(draftsAt(7 * day).read('br:contact')).toBeUndefined()
  })

  test('is then deleted, even if its form is not opened again', () => {
    draftsAt(0).write('gl:contact', draft)
    expect(draftsAt(7 * day + 1).read('gl:contact')).toBeUndefined()
    expect(storage.keys()).toEqual([])
  })

  test('that is corrupt is ignored', () => {
    for (const stored of ['{', '"x"', '{}', '{"values":null,"nonce":"1","savedAt":9}', '[]']) {
      native.setItem('draft:gl:contact', stored)
      expect(draftsAt(0).read('gl:contact')).toBeUndefined()
    }
  })
})
