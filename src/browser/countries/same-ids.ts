import { API_TIMEOUT_MS } from '#config/constants.ts'
import { formatIds, parseIds } from '#browser/base/addressed-ids.ts'
import { foreignId, readForeignId } from '#browser/base/foreign-ids.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'
import { sameProductsOf, type SameIds } from '#routes/same-products.ts'

/**
 * The query of this page with the ids that its products have in a country. A comparison there counts or names those that
 * it does not list, and they are right again after a way back; a plan cannot begin with one. Throws if the ids do not
 * come: without them, a product that is listed there would be called not listed.
 */
export async function queryIn(country: string): Promise<string> {
  const path = sameProductsOf(location.pathname)
  const response = await fetch(path, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  const ids = (await response.json()) as SameIds
  return withIds(new Map(Object.entries(ids[country] ?? {})), country)
}

/** The query of this page, for the ids of the products in the country by those in the tree of this page. */
export function withIds(ids: ReadonlyMap<string, string>, country: string): string {
  const query = new URLSearchParams(location.search)
  const first = ids.get(query.get('first') ?? '')
  if (first !== undefined) query.set('first', first)
  else for (const name of ['first', 'start']) query.delete(name)
  const products = parseIds(location.search).map(id => {
    const foreign = readForeignId(id)
    if (foreign?.tree.split('-')[0] === country) return foreign.id
    return ids.get(id) ?? (foreign ? id : foreignId(treeOfPage(), id))
  })
  query.delete('ids')
  const list = formatIds(products)
  const others = query.toString()
  return list + (others && (list ? '&' : '?') + others)
}
