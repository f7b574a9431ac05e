import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { readDemoData, type DataSource } from './data-source.ts'
import type { ByKey, CountryData, Listing, StockProduct, Texts } from './types.ts'
import { createRandom, type Random } from './random.ts'

export type Size = {
  /** Countries with a site of their own, besides the global one. */
  countries: number
  /** Products of the stock; every country lists all of them. */
  products: number
  seed: number
}

/** A data set of any size, made from the demo data; equal parameters give equal data. */
export function generateData({ countries, products, seed }: Size): DataSource {
  const demo = readDemoData()
  const random = createRandom(seed)
  const chosen = chooseCountries(demo, countries, random)
  const stock = Array.from({ length: products }, (_, index) => copyOf(demo.products, index))
  const isos = [GLOBAL_COUNTRY, ...chosen.keys()]
  return {
    ...demo,
    countries: demo.countries.map(country => withSite(country, chosen.get(country.iso_country))),
    products: stock,
    listings: Object.fromEntries(
      isos.map(iso => [iso, stock.map(product => list(product, iso, random))])
    ),
    countryBundles: bundlesOf(chosen),
    offices: officesOf(demo, isos),
    b2b: { ...demo.b2b, ...longListOf(demo.b2b, products * ROWS_A_PRODUCT) },
    broken: {}
  }
}

/** Rows of the one long B2B list, for each product of the stock. */
const ROWS_A_PRODUCT = 5

/** The list of the first country with one, as long as those of the largest distributors. */
function longListOf(b2b: DataSource['b2b'], length: number): DataSource['b2b'] {
  const [iso = '', rows = []] = Object.entries(b2b)[0] ?? []
  const long = Array.from({ length }, (_, index) => {
    const row = rows[index % rows.length]
    if (!row) throw new Error('The demo data has no B2B list to extend.')
    return { ...row, id: `${iso}-${index}`, reg_no: `${row.reg_no}-${index}` }
  })
  return { [iso]: long }
}

/** The language of each generated country. */
function chooseCountries({ countries, bundles }: DataSource, count: number, random: Random) {
  const others = countries
    .map(({ iso_country }) => iso_country)
    .filter(iso => iso !== GLOBAL_COUNTRY)
  const langs = Object.keys(bundles).sort()
  return new Map(
    random
      .shuffle(others)
      .slice(0, count)
      .map(iso => [iso, random.pick(langs)])
  )
}

function withSite(country: CountryData, lang: string | undefined): CountryData {
  if (country.iso_country === GLOBAL_COUNTRY) return country
  const rest = { ...country, lang: undefined, languages: undefined }
  if (lang !== undefined) return { ...rest, country_type: 'internal_website', lang }
  const isDemoSite = country.country_type === 'internal_website'
  return isDemoSite ? { ...rest, country_type: 'contact_form' } : rest
}

/** The demo stock, repeated; from the second round on with other ids and names. */
function copyOf(stock: StockProduct[], index: number): StockProduct {
  const original = stock[index % stock.length]
  if (!original) throw new Error('The demo data has no products to multiply.')
  const round = Math.floor(index / stock.length) + 1
  if (round === 1) return original
  const brandname = `${original.brandname} ${round}`
  const renamed = (texts: Texts) =>
    mapTexts(texts, text => text.replaceAll(original.brandname, brandname))
  return {
    ...original,
    id: String(100_000 + index),
    key: `${original.key}-${round}`,
    brandname,
    description: renamed(original.description),
    keywords: renamed(original.keywords)
  }
}

function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  if (typeof texts === 'string') return change(texts)
  const changed = Object.entries(texts).map(([lang, text]) => [lang, text && change(text)])
  return { eng: '', ...(Object.fromEntries(changed) as Partial<Record<string, string>>) }
}

function list({ key, crops }: StockProduct, iso: string, random: Random): Listing {
  if (iso === GLOBAL_COUNTRY) return { product: key }
  const number = `${iso.toUpperCase()} D-${10_000 + random.below(90_000)}`
  const registered = random.shuffle(crops).slice(random.below(crops.length))
  return {
    product: key,
    registration_number: number,
    ...(random.below(2) === 0 && { crops: crops.filter(crop => registered.includes(crop)) })
  }
}

function bundlesOf(chosen: ReadonlyMap<string, string>): DataSource['countryBundles'] {
  const bundles = [...chosen].map(([iso, lang]) => [
    iso,
    { extends: lang, locale: `${twoLetters(lang)}-${iso.toUpperCase()}` }
  ])
  return Object.fromEntries(bundles) as DataSource['countryBundles']
}

function twoLetters(lang: string): string {
  return new Intl.Locale(lang).language
}

function officesOf({ offices }: DataSource, isos: string[]): DataSource['offices'] {
  const office = offices[GLOBAL_COUNTRY]
  if (!office) return {}
  const made: ByKey<typeof office> = Object.fromEntries(
    isos.map(iso => [iso, { ...office, email: `${iso}@terravane.example` }])
  )
  return { ...made, [GLOBAL_COUNTRY]: office }
}
