import { GREENLAND } from '#config/constants.ts'
import { namedCountry } from './named-country.ts'
import { rememberLikelyCountry, stopLocating } from './detected-country.ts'

/** What a `/gl` page knows of countries: those with a site, and those of them that lack this page. */
export type Sites = { url: string; sites: string; without: string }

/** How long the service may take. */
const GEO_TIMEOUT_MS = 3000

const CRAWLERS = /bot|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit/i

/** Redirects visitors to the site of their country; answers whether it does. */
export async function leadToOwnCountry({ url, sites, without }: Sites): Promise<boolean> {
  if (CRAWLERS.test(navigator.userAgent)) return false
  try {
    const country = await askCountry(url)
    rememberLikelyCountry(country)
    if (sites.split(' ').includes(country)) {
      const rest = without.split(' ').includes(country) ? '' : restOfAddress()
      location.replace(`/${country}${rest}`)
      return true
    }
  } catch (error) {
    console.warn('The visitor’s country could not be looked up.', error)
  }
  stopLocating()
  return false
}

/** Greenland's ISO code is the prefix of the global site; a site of Greenland would have another prefix. */
async function askCountry(url: string): Promise<string> {
  const signal = AbortSignal.timeout(GEO_TIMEOUT_MS)
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const country = namedCountry(await response.json())
  if (country === undefined) throw new Error(`${url} named no country.`)
  return country === 'gl' ? GREENLAND : country
}

/** The part of the address after `/gl`. */
function restOfAddress(): string {
  const { pathname, search, hash } = location
  return pathname.slice('/gl'.length) + search + hash
}
