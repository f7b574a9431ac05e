import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aForbiddenStorage, aStorage } from '../../../helpers/a-browser.ts'

/** A page of its own each time: what storage refuses is remembered for a page. */
async function openPage() {
  vi.resetModules()
  return import('#browser/privacy/consent.ts')
}

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

test('the Brazilian notice is accepted once in a browser', async () => {
  const { acceptConsent, isConsentAccepted } = await openPage()
  expect(isConsentAccepted()).toBe(false)
  acceptConsent()
  expect((await openPage()).isConsentAccepted()).toBe(true)
})

test('asking whether an acceptance would be kept leaves nothing behind', async () => {
  const { canKeepConsent } = await openPage()
  expect(canKeepConsent()).toBe(true)
  expect(localStorage.length).toBe(0)
})

test('where nothing can be stored, an acceptance would not be kept', async () => {
  vi.stubGlobal('localStorage', aForbiddenStorage())
  expect((await openPage()).canKeepConsent()).toBe(false)
})
