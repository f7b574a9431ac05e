import { afterEach, expect, test, vi } from 'vitest'
import {
  isMeasuringRefused,
  readMeasurement,
  writeMeasurement
} from '#browser/privacy/measurement.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a browser keeps, and the cookies that it is told to set. */
function aBrowser({ cookie = '', ...navigator }: Record<string, unknown> = {}) {
  const kept = new Map<string, string>()
  const written: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key)
  })
  vi.stubGlobal('location', { hostname: 'www.farm.example' })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', {
    get cookie() {
      return String(cookie)
    },
    set cookie(text: string) {
      written.push(text)
    }
  })
  return written
}

test('nobody is measured without consent', () => {
  aBrowser()
  expect(readMeasurement()).toBe('denied')
  expect(writeMeasurement('granted')).toBe(true)
  expect(readMeasurement()).toBe('granted')
})

test('withdrawing consent deletes the cookies of every possible domain', () => {
  const written = aBrowser({ cookie: 'lang=por; _ga=1; _ga_X=2; _gab=3' })
  writeMeasurement('denied')
  expect(readMeasurement()).toBe('denied')
  expect(written).toContain('_ga=; path=/; max-age=0')
  expect(written).toContain('_ga_X=; path=/; max-age=0; domain=farm.example')
  expect(written.join()).not.toMatch(/lang|_gab/)
})

test.each([
  [{}, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true]
])('a browser that says %o refuses for its owner: %s', (navigator, isRefused) => {
  aBrowser(navigator)
  expect(isMeasuringRefused()).toBe(isRefused)
})
