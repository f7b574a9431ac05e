import { CHINESE, DEFAULT_LANG, GLOBAL_COUNTRY, GLOBAL_COUNTRY_ID } from '#config/constants.ts'
import type { Country } from '#contract/country.ts'
import type { OwnLanguages } from '#routes/prefix.ts'

/**
 * The countries as the site uses them, by id.
 * @throws when a code occurs twice or the global record is missing, because every address would be in doubt
 */
export function buildCountries(records: readonly Country[]): Country[] {
  const global = records.find(({ id }) => id === GLOBAL_COUNTRY_ID)
  if (global?.iso !== GLOBAL_COUNTRY) {
    const found = global ? `has the code "${global.iso}"` : 'is missing'
    throw new Error(
      `countries.json: record ${GLOBAL_COUNTRY_ID} ${found}, but must be the global record "${GLOBAL_COUNTRY}". Correct it in the BFF.`
    )
  }
  refuseSharedCodes(records)
  return records
    .map(country => inherit(country, global))
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
}

function refuseSharedCodes(records: readonly Country[]): void {
  for (const [iso, sharers] of Map.groupBy(records, ({ iso }) => iso)) {
    if (sharers.length === 1) continue
    const ids = sharers.map(({ id }) => id).join(' and ')
    throw new Error(
      `countries.json: records ${ids} have the same code "${iso}". Leave one of them in the BFF.`
    )
  }
}

/**
 * Only descriptions of a country are borrowed from the global record. Id, code, name, type, address and further
 * languages decide which trees exist: borrowing them would open a site by mistake.
 */
function inherit(country: Country, global: Country): Country {
  const inherited = {
    ...country,
    region: country.region ?? global.region,
    lang: country.lang ?? global.lang ?? DEFAULT_LANG
  }
  if (country !== global) return inherited
  return { ...inherited, languages: country.languages ?? [CHINESE] }
}

/** The language of each country, by country code. */
export function ownLanguages(countries: readonly Country[]): OwnLanguages {
  return new Map(countries.map(({ iso, lang }) => [iso, lang ?? DEFAULT_LANG]))
}
