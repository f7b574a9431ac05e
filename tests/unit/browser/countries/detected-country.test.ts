import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chosen, rememberChoice } from '#browser/countries/choice-cookies.ts'
import {
  likelyCountry,
  rememberLikelyCountry,
  stopLocating,
  wasLocated
} from '#browser/countries/detected-country.ts'
import { aForbiddenStorage, aStorage } from '../../../helpers/a-browser.ts'

/** A document that keeps cookies as browsers do: by name, without their attributes. */
function aDocument(cookies: Record<string, string> = {}) {
  return {
    get cookie() {
      return Object.entries(cookies)
        .map(pair => pair.join('='))
        .join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      cookies[name] = value
    }
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the country of a visitor', () => {
  test('is asked of the service once a session, whatever it answers', () => {
    expect(wasLocated()).toBe(false)
    rememberLikelyCountry('br')
    expect(wasLocated()).toBe(true)
    expect(likelyCountry()).toBe('br')
  })

  test('is not asked again after a failure, and is then unknown', () => {
    stopLocating()
    expect(wasLocated()).toBe(true)
    expect(likelyCountry()).toBeUndefined()
  })

  test('is known for the page where a browser stores nothing', () => {
    vi.stubGlobal('sessionStorage', aForbiddenStorage())
    rememberLikelyCountry('th')
    expect(likelyCountry()).toBe('th')
  })
})

describe('a choice of language or country', () => {
  test('is remembered beside other cookies', () => {
    vi.stubGlobal('document', aDocument({ langs: 'x', other: 'lang=por' }))
    expect(chosen('lang')).toBeUndefined()
    rememberChoice('lang', 'zho')
    rememberChoice('isoCountry', 'cn')
    expect([chosen('lang'), chosen('isoCountry')]).toEqual(['zho', 'cn'])
  })

  test('is replaced by the next one', () => {
    vi.stubGlobal('document', aDocument())
    rememberChoice('lang', 'zho')
    rememberChoice('lang', 'eng')
    expect(chosen('lang')).toBe('eng')
  })
})
