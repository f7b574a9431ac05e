import { API_TIMEOUT_MS } from '#config/constants.ts'
import { formatIds, parseIds } from '#browser/base/addressed-ids.ts'
import { foreignId, readForeignId } from '#browser/base/foreign-ids.ts'
import { INSTEAD } from '#browser/base/instead.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'
import { sameProductsOf, type SameIds } from '#routes/same-products.ts'

/** In the address of a plan: the product that is sprayed first. */
const FIRST = 'first'

/** The id that a product has in the chosen country; for one that it does not list, the id with the tree that it is of. */
type IdOf = (product: string) => string

/**
 * The query of this page with the ids that its products have in a country. Those that the country does not list stay in
 * it with their tree, so that a way back finds them again. Throws if the ids do not come: without them, a product that is
 * listed there would be called not listed.
 */
export async function queryIn(country: string): Promise<string> {
  const named = productsIn(new URLSearchParams(location.search))
  if (named.length === 0) return location.search
  const own = countryOf(treeOfPage())
  const others = named.flatMap(product => readForeignId(product)?.tree ?? []).map(countryOf)
  const countries = new Set([own, ...others])
  countries.delete(country)
  const ids = await Promise.all(
    [...countries].map(async from => {
      const path = sameProductsOf(from === own ? location.pathname : `/${from}`)
      return [from, await loadIds(path, country)] as const
    })
  )
  return withIds(idOf(new Map(ids), country))
}

/** The ids in the country of the products of each other country. */
type Ids = ReadonlyMap<string, ReadonlyMap<string, string>>

export function idOf(ids: Ids, country: string): IdOf {
  return product => {
    const { tree, id } = readForeignId(product) ?? { tree: treeOfPage(), id: product }
    const from = countryOf(tree)
    if (from === country) return id
    // The key of a plan's first spray may have the number of a row, which is another one elsewhere.
    const [ofProduct = ''] = id.split('.')
    return ids.get(from)?.get(ofProduct) ?? foreignId(tree, id)
  }
}

/** The query of this page with other ids. */
export function withIds(idOf: IdOf): string {
  const query = new URLSearchParams(location.search)
  for (const name of [FIRST, INSTEAD]) {
    const product = query.get(name)
    if (product) query.set(name, idOf(product))
  }
  const list = formatIds(parseIds(location.search).map(idOf))
  query.delete('ids')
  const others = query.toString().replaceAll('%7E', '~')
  return list + (others && (list ? '&' : '?') + others)
}

/** The product of another country for which a list shows what is nearest, where the chosen country lists it. */
export function listedInstead(query: string): string | undefined {
  const product = new URLSearchParams(query).get(INSTEAD)
  return product && !readForeignId(product) ? product : undefined
}

/** The part of a list's address that names the product of this page. */
export const insteadOf = (id: string): string => `${INSTEAD}=${foreignId(treeOfPage(), id)}`

const productsIn = (query: URLSearchParams) => [
  ...parseIds(query.toString()),
  ...[FIRST, INSTEAD].flatMap(name => query.get(name) ?? [])
]

const countryOf = (tree: string) => tree.split('-')[0] ?? ''

/** A country whose site is closed has no file, and no products to find again. */
async function loadIds(path: string, country: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(path, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  if (response.status === 404) return new Map()
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  const ids = (await response.json()) as SameIds
  return new Map(Object.entries(ids[country] ?? {}))
}
