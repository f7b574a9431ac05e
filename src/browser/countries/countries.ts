import { fold, otherNames } from '#browser/base/country-names.ts'
import { errorsIn } from '#browser/base/misspelling.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

/**
 * A country in the selector: its names in the page's language, its own and in English, and where choosing it leads.
 */
export type ListedCountry = {
  iso: string
  name: string
  /** Missing where it is the same as the name. */
  own?: Required<LocalizedText>
  english?: string
  type: 'internal_website' | 'external_website' | 'product_commercialization' | 'contact_form'
  href: string
  /** The languages of a site with several, each with its own address. */
  languages?: CountryLanguage[]
  /** The text that is shown while the site changes to it, in its own language. */
  changing?: Required<LocalizedText>
}

/** A language of a country's site, named in itself; `lang` is what a choice stores. */
export type CountryLanguage = { lang: string; locale: string; name: string; href: string }

/** What a search knows of a country. */
type Named = Pick<ListedCountry, 'iso' | 'name' | 'own' | 'english'>

/** The texts of the selector, by the keys of their messages. */
export const countryTexts = {
  title: 'countrySelector.title',
  searchLabel: 'countrySelector.searchLabel',
  searchPlaceholder: 'countrySelector.searchPlaceholder',
  close: 'countrySelector.close',
  recent: 'countrySelector.recent',
  everywhere: 'countrySelector.everywhere',
  found: 'countrySelector.found',
  empty: 'countrySelector.empty',
  failed: 'countrySelector.failed',
  externalNote: 'countrySelector.externalNote',
  notListed: 'countrySelector.notListed',
  notListedButton: 'countrySelector.notListedButton',
  suggestion: 'geo.title',
  go: 'countrySelector.go',
  internal_website: 'countrySelector.types.internalWebsite',
  external_website: 'countrySelector.types.externalWebsite',
  product_commercialization: 'countrySelector.types.productCommercialization',
  contact_form: 'countrySelector.types.contactForm'
} as const

export type CountryTexts = Record<keyof typeof countryTexts, LocalizedText>

/** Everything that the country selector shows; loaded when a visitor reaches for it. */
export type CountriesFile = {
  /** The country of this site. */
  current: string
  texts: CountryTexts
  groups: { title?: LocalizedText; countries: ListedCountry[] }[]
  contactHref: string
  /** The address of the map's rows. */
  world: string
  /** The address of a picture of land. */
  land: string
}

/** The rows and dots of each country's land, as SVG paths on the tilted map. */
export type WorldRows = { tilt: number; rows: Record<string, string>; dots: Record<string, string> }

/**
 * The best matches first: the code or the whole of an informal name, names that start with the query, names with a word
 * that does, names that contain it; then countries with an informal name that begins so, or that has other spaces. If
 * there is none, those whose name is misspelled.
 */
export function findCountries<Country extends Named>(
  countries: readonly Country[],
  query: string
): Country[] {
  const wanted = fold(query)
  if (wanted === '') return [...countries]
  const ranked = countries.map(country => ({ country, rank: rankOf(country, wanted) }))
  const found = ranked
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ country }) => country)
  return found.length > 0 ? found : misspelled(countries, wanted)
}

/** A name of fewer letters may have no typing error, and one of so many may have two: `Vietman`. */
const SHORT = 5
const LONG = 7

/**
 * The countries with the fewest typing errors in one of their names or in one word of it; letters are more often missing
 * than too many.
 */
function misspelled<Country extends Named>(countries: readonly Country[], word: string): Country[] {
  const names = countries.flatMap(country => {
    const { iso, name, own, english } = country
    const all = [name, own?.text ?? '', english ?? '', ...otherNames(iso)].map(fold)
    const words = all.flatMap(known => known.split(' '))
    return [...all, ...words].map(known => ({
      country,
      known,
      errors: errorsIn(word, known, SHORT, LONG)
    }))
  })
  const fewest = Math.min(...names.map(({ errors }) => errors))
  if (fewest === Infinity) return []
  const nearest = names
    .filter(({ errors }) => errors === fewest)
    .toSorted((one, other) => other.known.length - one.known.length)
  return [...new Set(nearest.map(({ country }) => country))]
}

function rankOf({ iso, name, own, english }: Named, wanted: string): number | undefined {
  const others = otherNames(iso).map(fold)
  if (iso === wanted || others.includes(wanted)) return 0
  const names = [name, own?.text ?? '', english ?? ''].map(fold)
  const ranks = names.flatMap(name => {
    if (name.startsWith(wanted)) return [1]
    if (name.includes(` ${wanted}`)) return [2]
    return name.includes(wanted) ? [3] : []
  })
  if (ranks.length > 0) return Math.min(...ranks)
  if (others.some(name => ` ${name}`.includes(` ${wanted}`))) return 4
  const isSpaced = [...names, ...others].some(name => unspaced(name).startsWith(unspaced(wanted)))
  return isSpaced ? 5 : undefined
}

const unspaced = (name: string) => name.replaceAll(' ', '')
