import type { Country } from '#contract/country.ts'

export function aCountry(fields: Partial<Country> = {}): Country {
  return {
    id: '32',
    iso: 'br',
    name: 'Brazil',
    type: 'internal_website',
    externalWebsite: undefined,
    ...fields
  }
}

export function aGlobalRecord(fields: Partial<Country> = {}): Country {
  return aCountry({ id: '1', iso: 'gl', name: 'Global', ...fields })
}
