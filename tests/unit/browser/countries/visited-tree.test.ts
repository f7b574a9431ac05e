import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aForbiddenStorage, aStorage } from '../../../helpers/a-browser.ts'

const brazil = { isoCountry: 'br', env: 'prod', lang: 'por' }
const defaults = { isoCountry: 'gl', env: 'prod', lang: 'eng' }
const stored = () => JSON.parse(localStorage.getItem('rb') ?? 'null') as unknown
const store = (text: string) => localStorage.setItem('rb', text)

/** A page of its own each time, as in a browser: what a store remembers lasts as long as its page. */
const openPage = async () => {
  vi.resetModules()
  return {
    ...(await import('#browser/countries/visited-tree.ts')),
    ...(await import('#browser/countries/change-visited-tree.ts'))
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the rb record', () => {
  test('is what was written', async () => {
    const { readVisitedTree, writeVisitedTree } = await openPage()
    writeVisitedTree(brazil)
    expect(stored()).toEqual(brazil)
    expect(readVisitedTree()).toEqual(brazil)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'br'],
    ['a list', ['br', 'prod', 'por']],
    ['a record without a language', { isoCountry: 'br', env: 'prod' }],
    ['a record with a number', { ...brazil, env: 1 }]
  ])('refuses %s', async (_, value) => {
    const { writeVisitedTree } = await openPage()
    expect(() => writeVisitedTree(value)).toThrow(
      'Invalid rb object. Must include isoCountry, env, and lang.'
    )
    expect(stored()).toBeNull()
  })

  test('reads as the defaults on a first visit, and says nothing', async () => {
    const warn = vi.spyOn(console, 'warn')
    const { readVisitedTree } = await openPage()
    expect(readVisitedTree()).toEqual(defaults)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(['{"isoCountry":', '"br"', '[]', 'null', '{"isoCountry":"br"}'])(
    'is replaced by the defaults and logged when it is %s',
    async text => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      store(text)
      const { readVisitedTree } = await openPage()
      expect(readVisitedTree()).toEqual(defaults)
      expect(stored()).toEqual(defaults)
      expect(warn).toHaveBeenCalledOnce()
    }
  )

  test('takes the country "undefined" for the global site', async () => {
    store(JSON.stringify({ ...brazil, isoCountry: 'undefined' }))
    const { readVisitedTree, writeVisitedTree } = await openPage()
    expect(readVisitedTree().isoCountry).toBe('gl')
    writeVisitedTree({ ...brazil, isoCountry: 'undefined' })
    expect(stored()).toMatchObject({ isoCountry: 'gl' })
  })

  test('follows the page, in whatever tab it is', async () => {
    const one = await openPage()
    one.recordVisitedTree(brazil)
    const other = await openPage()
    other.recordVisitedTree(defaults)
    expect(one.readVisitedTree()).toEqual(defaults)
    one.recordVisitedTree(brazil)
    expect(other.readVisitedTree()).toEqual(brazil)
  })
})

describe('an attribute of the rb record', () => {
  test('is changed in the stored record', async () => {
    store(JSON.stringify(brazil))
    const { changeVisitedTree } = await openPage()
    changeVisitedTree('isoCountry', 'th')
    expect(stored()).toEqual({ ...brazil, isoCountry: 'th' })
  })

  test.each(['"br"', '[]', 'null', '{{'])('is not stored into %s, which is said', async text => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    store(text)
    const { changeVisitedTree } = await openPage()
    changeVisitedTree('isoCountry', 'th')
    expect(localStorage.getItem('rb')).toBe(text)
    expect(error).toHaveBeenCalledWith(
      'rb.isoCountry was not stored: the stored data is not an object.'
    )
  })
})

describe('storage that throws', () => {
  test('is replaced by the memory of the page', async () => {
    vi.stubGlobal('localStorage', aForbiddenStorage())
    const { recordVisitedTree, readVisitedTree, changeVisitedTree } = await openPage()
    recordVisitedTree(brazil)
    changeVisitedTree('lang', 'eng')
    expect(readVisitedTree()).toEqual({ ...brazil, lang: 'eng' })
  })

  test('may throw on access', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { recordVisitedTree, readVisitedTree } = await openPage()
    recordVisitedTree(brazil)
    expect(readVisitedTree()).toEqual(brazil)
  })
})
