import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Country } from '#contract/country.ts'
import { type ContentEnv, formatPrefix } from '#routes/prefix.ts'
import { ownLanguages } from './countries.ts'
import type { TreeId } from './snapshot.ts'

/**
 * Every tree of the site: the global ones, then those of countries with a site, by code. A preview has these and,
 * after them, preview trees of every country of any type.
 */
export function treeIds(countries: readonly Country[], contentEnv: ContentEnv): TreeId[] {
  const own = ownLanguages(countries)
  const sorted = countries.toSorted(globalFirst)
  const treesOf = (country: Country, env: ContentEnv): TreeId[] =>
    languagesOf(country).map(lang => ({
      prefix: formatPrefix({ country: country.iso, env, lang }, own),
      country: country.iso,
      countryId: country.id,
      env,
      lang
    }))
  const production = sorted.filter(hasSite).flatMap(country => treesOf(country, 'prod'))
  if (contentEnv === 'prod') return production
  return [...production, ...sorted.flatMap(country => treesOf(country, 'preview'))]
}

/** Whether a tree has texts of the global record, which fill the gaps of all others. */
export function hasGlobalTexts({ country, env }: TreeId): boolean {
  return country === GLOBAL_COUNTRY && env === 'prod'
}

function hasSite({ iso, type }: Country): boolean {
  return iso === GLOBAL_COUNTRY || type === 'internal_website'
}

function languagesOf({ lang = DEFAULT_LANG, languages = [] }: Country): string[] {
  return [...new Set([lang, ...languages])]
}

function globalFirst(one: Country, other: Country): number {
  const rank = ({ iso }: Country) => (iso === GLOBAL_COUNTRY ? '' : iso)
  return rank(one) < rank(other) ? -1 : 1
}
