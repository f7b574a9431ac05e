import { DEFAULT_LANG } from '#config/constants.ts'
import type { DataSource } from '../data-source/data-source.ts'
import { textIn } from '../data-source/localise.ts'
import type { Entry, Listing, StockProduct } from '../data-source/types.ts'

/** A product of the stock with its listing in one country. */
export type Listed = { stock: StockProduct; listing: Listing; country: string }

/** The data by id, so that a large stock stays fast. */
export type Catalogue = ReturnType<typeof buildCatalogue>

const catalogues = new WeakMap<DataSource, Catalogue>()

export function catalogueOf(data: DataSource): Catalogue {
  const catalogue = catalogues.get(data) ?? buildCatalogue(data)
  catalogues.set(data, catalogue)
  return catalogue
}

function buildCatalogue(data: DataSource) {
  const stock = new Map(data.products.map(product => [product.key, product]))
  const listings = new Map<string, ReadonlyMap<string, Listed>>()
  return {
    isoById: new Map(data.countries.map(({ id, iso_country }) => [id, iso_country])),
    globalProducts: byId(data.globalProducts),
    families: byId(data.families),
    /** Active ingredients by their English names in lower case. */
    ingredientsByName: new Map(
      data.compositions.map(entry => [
        textIn(entry.description, DEFAULT_LANG)?.toLowerCase() ?? '',
        entry
      ])
    ),
    types: byId(data.types),
    problematics: byId(data.problematics),
    modesOfAction: byId<Entry>(data.modesOfAction),
    toxicologicalClasses: byId(data.toxicologicalClasses),
    calibres: byId(data.calibres),
    timings: byId(data.timings),
    units: byId(data.units),
    documentKinds: byId(data.documentKinds),
    /** The products of a country, by id. */
    listingsOf(country: string): ReadonlyMap<string, Listed> {
      const known = listings.get(country)
      if (known) return known
      const listed = new Map(
        (data.listings[country] ?? []).flatMap(listing => {
          const product = stock.get(listing.product)
          return product ? [[product.id, { stock: product, listing, country }] as const] : []
        })
      )
      listings.set(country, listed)
      return listed
    }
  }
}

function byId<Record extends { id: string }>(records: Record[]): ReadonlyMap<string, Record> {
  return new Map(records.map(record => [record.id, record]))
}
