import type { B2bRow, GlobalRow, Listing, StockProduct } from '../data-source/types.ts'
import { checkDose, ofList, products } from './catalogue.ts'
import { countries, siteCountries } from './countries.ts'
import type { Faults } from './faults.ts'
import { checkIds, checkKnown } from './ids.ts'
import { readData } from '../data-source/read-json.ts'
import { checkText } from './text.ts'

type Dated = Listing & { valid_until?: string }
type Traded = B2bRow & { product: string }

const listings = readData<Record<string, Dated[]>>('listings.json')
const stock = new Map(products.map(product => [product.key, product]))
const absence = new Map(
  readData<{ id: string; absent?: string[] }[]>('problematics.json').map(
    ({ id, absent = [] }) => [id, absent] as const
  )
)

export function checkListings(faults: Faults): void {
  for (const iso of siteCountries)
    faults.when(!listings[iso]?.length, 'listings', `nothing for ${iso}`)
  for (const [iso, rows] of Object.entries(listings)) {
    faults.when(!siteCountries.includes(iso), 'listings', `${iso} has no site`)
    checkIds(
      faults,
      `listings ${iso}`,
      rows.map(({ product }) => ({ id: product }))
    )
    if (iso !== 'gl') checkIds(faults, `listings ${iso} registration`, rows.map(registration))
    for (const listing of rows) {
      const product = stock.get(listing.product)
      if (product) checkListing(faults, iso, listing, product)
      else faults.add(`listings ${iso}`, `no such product: ${listing.product}`)
    }
  }
}

function registration({ product, registration_number: id = '' }: Listing): { id: string } {
  return { id: id || `${product} has none` }
}

function checkListing(faults: Faults, iso: string, listing: Dated, product: StockProduct): void {
  const at = `listings ${iso} ${product.key}`
  const { crops = product.crops, recommendations: own, valid_until: until } = listing
  const isGlobal = iso === 'gl'
  faults.when(isGlobal !== (listing.registration_number === undefined), at, 'registration number')
  faults.when(isGlobal !== (until === undefined), at, 'valid_until')
  faults.when(
    until !== undefined && !/^20\d\d-\d\d-\d\d$/.test(until),
    at,
    `valid until ${until ?? ''}`
  )
  checkKnown(faults, `${at} crops`, crops, new Set(product.crops))
  const tox = listing.toxicological_class
  faults.when(
    tox !== undefined && !ofList('toxicological-classes').has(tox),
    at,
    `class ${tox ?? ''}`
  )
  for (const dose of own ?? []) checkDose(faults, at, dose, crops, product.problematics)
  for (const field of ['description', 'keywords', 'composition'] as const) {
    checkText(faults, `${at} ${field}`, product[field], readersOf(iso))
  }
  const dosed = new Set((own ?? product.recommendations).map(({ crop }) => crop))
  for (const crop of crops) faults.when(!dosed.has(crop), at, `no dose for ${crop}`)
  for (const { crop, problematic } of own ?? product.recommendations) {
    const isAbsent = crops.includes(crop) && absence.get(problematic)?.includes(iso) === true
    faults.when(isAbsent, at, `${problematic} does not occur in ${iso}`)
  }
}

/** A product is described in the languages of its countries. */
function readersOf(iso: string): string[] {
  const { lang = 'eng', languages = [] } =
    countries.find(country => country.iso_country === iso) ?? {}
  return [lang, ...languages]
}

export function checkTrade(faults: Faults): void {
  const portfolio = readData<GlobalRow[]>('global.json')
  const traded = readData<Record<string, Traded[]>>('b2b.json')
  checkIds(faults, 'global', portfolio)
  for (const row of portfolio) {
    faults.when(!row.product_name || !row.product_name_zho, `global ${row.id}`, 'no product name')
    faults.when(
      !ofList('families').has(row.family_id),
      `global ${row.id}`,
      `family ${row.family_id}`
    )
  }
  const trading = countries.filter(country => country.country_type === 'product_commercialization')
  for (const { iso_country: iso } of trading)
    faults.when(!traded[iso]?.length, 'b2b', `nothing for ${iso}`)
  const ids = new Set(portfolio.map(({ id }) => id))
  for (const [iso, rows] of Object.entries(traded)) {
    faults.when(
      !trading.some(country => country.iso_country === iso),
      'b2b',
      `${iso} has no such page`
    )
    checkIds(faults, `b2b ${iso}`, rows)
    for (const { id, product, active_ingredient, product_name, reg_no } of rows) {
      const at = `b2b ${iso} ${id}`
      faults.when(!ids.has(product), at, `no such global product: ${product}`)
      checkText(faults, at, active_ingredient, ['eng'])
      checkText(faults, at, product_name, ['eng'])
      faults.when(!reg_no, at, 'no registration number')
    }
  }
}
