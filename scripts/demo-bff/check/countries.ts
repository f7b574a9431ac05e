import type { CountryData, Office, Texts } from '../data-source/types.ts'
import type { Faults } from './faults.ts'
import { checkIds } from './ids.ts'
import { checkLink } from './links.ts'
import { readData } from '../data-source/read-json.ts'
import { checkText } from './text.ts'

const types = ['internal_website', 'external_website', 'product_commercialization', 'contact_form']
/** The one country whose type is unknown on purpose. */
const oddOne = 'pn'

export const countries = readData<CountryData[]>('countries.json')
export const siteCountries = countries
  .filter(country => country.country_type === 'internal_website')
  .map(country => country.iso_country)

export function checkCountries(faults: Faults): void {
  checkIds(faults, 'countries', countries)
  checkIds(
    faults,
    'countries iso',
    countries.map(({ iso_country }) => ({ id: iso_country }))
  )
  faults.when(
    countries[0]?.id !== '1' || countries[0].iso_country !== 'gl',
    'countries',
    'gl is not record 1'
  )
  for (const {
    iso_country: iso,
    name,
    name_zho: chinese,
    country_type: type,
    external_website: site
  } of countries) {
    const at = `countries ${iso}`
    faults.when(!/^[a-z]{2}$/.test(iso), at, 'not a lowercase ISO code')
    faults.when(!name || !/\p{Script=Han}/u.test(chinese), at, 'needs a name and a Chinese name')
    faults.when(types.includes(type) === (iso === oddOne), at, `country_type ${type}`)
    faults.when(
      (type === 'external_website') !== (site !== undefined),
      at,
      'external_website and type differ'
    )
    if (site) checkLink(faults, at, site)
  }
  checkOffices(faults)
  checkRegions(faults)
}

function checkOffices(faults: Faults): void {
  const offices = readData<Record<string, Office>>('contact-info.json')
  sameKeys(faults, 'contact-info', Object.keys(offices), siteCountries)
  for (const [iso, office] of Object.entries(offices)) {
    const at = `contact-info ${iso}`
    const isInvented = office.phone === '+00 000 000 000' || /^\+\d[\d -]*555/.test(office.phone)
    faults.when(!/^[a-z]+@terravane\.example$/.test(office.email), at, `email ${office.email}`)
    faults.when(!isInvented, at, `phone ${office.phone} is not from a range for fiction`)
    checkText(faults, at, office.location_text, ['eng'])
    const { location_latitude: latitude, location_longitude: longitude } = office
    faults.when(Math.abs(latitude) > 90 || Math.abs(longitude) > 180, at, 'no place on earth')
  }
}

function checkRegions(faults: Faults): void {
  const regions = readData<Record<string, { id: string; name: Texts }[]>>('regions.json')
  const wanted = siteCountries.filter(iso => iso !== 'gl')
  sameKeys(faults, 'regions', Object.keys(regions), wanted)
  for (const [iso, rows] of Object.entries(regions)) {
    checkIds(faults, `regions ${iso}`, rows)
    for (const { id, name } of rows) {
      faults.when(!id.startsWith(`${iso}-`), `regions ${id}`, `does not start with ${iso}-`)
      checkText(faults, `regions ${id}`, name, ['eng'])
    }
  }
}

function sameKeys(faults: Faults, name: string, keys: string[], wanted: string[]): void {
  for (const iso of wanted) faults.when(!keys.includes(iso), name, `no ${iso}`)
  for (const iso of keys) faults.when(!wanted.includes(iso), name, `${iso} has no site`)
}
