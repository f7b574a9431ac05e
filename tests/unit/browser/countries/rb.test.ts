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
    ...(await import('#browser/countries/rb.ts')),
    ...(await import('#browser/countries/rb-attribute.ts'))
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the rb record', () => {
  test('is what was written', async () => {
    const { readRb, writeRb } = await openPage()
    writeRb(brazil)
    expect(stored()).toEqual(brazil)
    expect(readRb()).toEqual(brazil)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'br'],
    ['a list', ['br', 'prod', 'por']],
    ['a record without a language', { isoCountry: 'br', env: 'prod' }],
    ['a record with a number', { ...brazil, env: 1 }]
  ])('refuses %s', async (_, value) => {
    const { writeRb } = await openPage()
    expect(() => writeRb(value)).toThrow(
      'Invalid rb object. Must include isoCountry, env, and lang.'
    )
    expect(stored()).toBeNull()
  })

  test('reads as the defaults on a first visit, and says nothing', async () => {
    const warn = vi.spyOn(console, 'warn')
    const { readRb } = await openPage()
    expect(readRb()).toEqual(defaults)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(['{"isoCountry":', '"br"', '[]', 'null', '{"isoCountry":"br"}'])(
    'is replaced by the defaults and logged when it is %s',
    async text => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      store(text)
      const { readRb } = await openPage()
      expect(readRb()).toEqual(defaults)
      expect(stored()).toEqual(defaults)
      expect(warn).toHaveBeenCalledOnce()
    }
  )

  test('takes the country "undefined" for the global site', async () => {
    store(JSON.stringify({ ...brazil, isoCountry: 'undefined' }))
    const { readRb, writeRb } = await openPage()
    expect(readRb().isoCountry).toBe('gl')
    writeRb({ ...brazil, isoCountry: 'undefined' })
    expect(stored()).toMatchObject({ isoCountry: 'gl' })
  })

  test('follows the page, in whatever tab it is', async () => {
    const one = await openPage()
    one.alignRb(brazil)
    const other = await openPage()
    other.alignRb(defaults)
    expect(one.readRb()).toEqual(defaults)
    one.alignRb(brazil)
    expect(other.readRb()).toEqual(brazil)
  })
})

describe('an attribute of the rb record', () => {
  test('is changed in the stored record', async () => {
    store(JSON.stringify(brazil))
    const { writeRbAttribute } = await openPage()
    writeRbAttribute('isoCountry', 'th')
    expect(stored()).toEqual({ ...brazil, isoCountry: 'th' })
  })

  test.each(['"br"', '[]', 'null', '{{'])('is not stored into %s, which is said', async text => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    store(text)
    const { writeRbAttribute } = await openPage()
    writeRbAttribute('isoCountry', 'th')
    expect(localStorage.getItem('rb')).toBe(text)
    expect(error).toHaveBeenCalledWith(
      'rb.isoCountry was not stored: the stored data is not an object.'
    )
  })
})

describe('storage that throws', () => {
  test('is replaced by the memory of the page', async () => {
    vi.stubGlobal('localStorage', aForbiddenStorage())
    const { alignRb, readRb, writeRbAttribute } = await openPage()
    alignRb(brazil)
    writeRbAttribute('lang', 'eng')
    expect(readRb()).toEqual({ ...brazil, lang: 'eng' })
  })

  test('may throw on access', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { alignRb, readRb } = await openPage()
    alignRb(brazil)
    expect(readRb()).toEqual(brazil)
  })
})
