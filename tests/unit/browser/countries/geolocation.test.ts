import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { likelyCountry, wasLocated } from '#browser/countries/detected-country.ts'
import { leadToOwnCountry } from '#browser/countries/geolocation.ts'
import { aStorage } from '../../../helpers/a-browser.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0'

/** A geolocation service that answers this, as an address. */
const service = (answer: unknown) => `data:application/json,${JSON.stringify(answer)}`

/** Where a visitor of a global page is led; nowhere where no redirect is made. */
async function ledTo(url: string, page = '/gl/company?x=1#team', userAgent = BROWSER) {
  const opened: string[] = []
  const location = Object.assign(new URL(page, 'https://site.example'), {
    replace: (address: string) => opened.push(address)
  })
  vi.stubGlobal('location', location)
  vi.stubGlobal('navigator', { userAgent })
  const isLed = await leadToOwnCountry({ url, sites: 'br th', without: 'th' })
  expect(isLed).toBe(opened.length > 0)
  return opened[0]
}

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a visitor of the global site', () => {
  test('is led to the same page of their country', async () => {
    expect(await ledTo(service({ country: 'BR' }))).toBe('/br/company?x=1#team')
    expect(likelyCountry()).toBe('br')
  })

  test('is led to its home page where it lacks this one', async () => {
    expect(await ledTo(service({ country: 'TH' }))).toBe('/th')
  })

  test('stays where the country has no site, and is not asked for again', async () => {
    expect(await ledTo(service({ country: 'FR' }))).toBeUndefined()
    expect([likelyCountry(), wasLocated()]).toEqual(['fr', true])
  })

  test('of Greenland is not led to the global site, whose prefix is the code of Greenland', async () => {
    expect(await ledTo(service({ country: 'GL' }))).toBeUndefined()
    expect(likelyCountry()).toBe('xg')
  })

  test('who is a crawler is not asked for at all', async () => {
    const crawler = `${BROWSER} (compatible; Googlebot/2.1)`
    expect(await ledTo(service({ country: 'BR' }), '/gl', crawler)).toBeUndefined()
    expect(wasLocated()).toBe(false)
  })
})

test.each([
  ['names no country', service({ country: 'Brazil' })],
  ['answers no JSON', 'data:text/html,<h1>Sign in</h1>'],
  ['cannot be reached', 'http://127.0.0.1:1/geo']
])('a service that %s leaves the visitor here, once a session, and is said', async (_, url) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await ledTo(url)).toBeUndefined()
  expect(wasLocated()).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})
