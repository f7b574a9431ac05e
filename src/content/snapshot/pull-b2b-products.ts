import { fetchContent, type Source } from '#bff/calls.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Country } from '#contract/country.ts'
import type { B2bProduct } from '#contract/product.ts'
import type { TreeId } from './snapshot.ts'

/** By country, what is supplied to other companies there; a tree that is not global has no such lists. */
export function pullB2bProducts(
  source: Source,
  tree: TreeId,
  countries: readonly Country[]
): Promise<Record<string, B2bProduct[]>> {
  return forEach(idsOfType(tree, countries, ['product_commercialization']), countryId =>
    fetchContent(source, 'b2bProducts', { countryId })
  )
}

/** The ids of the countries of these types, in a global tree; other trees have no pages for them. */
export function idsOfType(
  tree: TreeId,
  countries: readonly Country[],
  types: readonly Country['type'][]
): string[] {
  if (tree.country !== GLOBAL_COUNTRY) return []
  return countries.filter(({ type }) => types.includes(type)).map(({ id }) => id)
}

/** The answer for each key; all are asked at once. */
export async function forEach<Key extends string, Value>(
  keys: readonly Key[],
  ask: (key: Key) => Promise<Value>
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async key => [key, await ask(key)] as const))
  return Object.fromEntries(entries) as Record<Key, Value>
}
