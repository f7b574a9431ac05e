import { otherNames } from './country-names.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { normalise } from '#browser/base/normalise.ts'

/** A country as the selector lists it: its names in the page's language, its own and in English, and what choosing it does. */
export type ListedCountry = {
  iso: string
  name: string
  /** Left out where it is the name. */
  own?: Required<LocalizedText>
  english?: string
  type: 'internal_website' | 'external_website' | 'product_commercialization' | 'contact_form'
  href: string
  /** The languages of a site that has several. */
  languages?: string
  /** What its own visitors read while the site changes to it. */
  changing?: Required<LocalizedText>
}

type CountryText =
  | 'title'
  | 'searchLabel'
  | 'searchPlaceholder'
  | 'close'
  | 'recent'
  | 'everywhere'
  | 'found'
  | 'empty'
  | 'failed'
  | 'externalNote'
  | 'notListed'
  | 'notListedButton'
  | 'suggestion'
  | 'go'
  | ListedCountry['type']

export type CountryTexts = Record<CountryText, LocalizedText>

/** All that the country selector shows, as the file that is fetched when a visitor reaches for it. */
export type CountriesFile = {
  /** The country whose site is being read. */
  current: string
  texts: CountryTexts
  groups: { title?: LocalizedText; countries: ListedCountry[] }[]
  contactHref: string
  /** Where the rows of the map lie. */
  world: string
  /** A picture of land. */
  land: string
}

/** The rows and dots of each country's land, as SVG paths on the tilted map. */
export type WorldRows = {
  tilt: number
  rows: Record<string, string>
  dots: Record<string, string>
}

/**
 * Best matches first: the code, then names that start like the query, then names with such a word, then such a part; last
 * the countries that are called so elsewhere.
 */
export function findCountries<Country extends ListedCountry>(
  countries: readonly Country[],
  query: string
): Country[] {
  const wanted = fold(query)
  if (wanted === '') return [...countries]
  const ranked = countries.map(country => ({ country, rank: rankOf(country, wanted) }))
  return ranked
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ country }) => country)
}

function rankOf({ iso, name, own, english }: ListedCountry, wanted: string): number | undefined {
  if (iso === wanted) return 0
  const names = [name, own?.text ?? '', english ?? ''].map(fold)
  const ranks = names.flatMap(name => {
    if (name.startsWith(wanted)) return [1]
    if (name.includes(` ${wanted}`)) return [2]
    return name.includes(wanted) ? [3] : []
  })
  if (ranks.length > 0) return Math.min(...ranks)
  return otherNames(iso).some(name => ` ${fold(name)}`.includes(` ${wanted}`)) ? 4 : undefined
}

/** What a person types who has no accents on the keyboard: `Côte d’Ivoire` is `cote d ivoire`. */
function fold(text: string): string {
  return normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
