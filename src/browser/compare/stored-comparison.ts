import { MAX_CHOSEN } from '#config/constants.ts'
import { local, parseJson } from '#browser/base/storage.ts'

/** A product that was chosen: for the list, of which the first four are compared. */
export type Compared = { id: string; name: string }

const keyOf = (tree: string) => `compared-${tree}`

/** The stored choice of a tree: ids have no meaning in another one. A choice that cannot be read is empty. */
export function readComparison(tree: string): Compared[] {
  const stored = parseJson(local.read(keyOf(tree)))
  return Array.isArray(stored) ? stored.filter(isCompared).slice(0, MAX_CHOSEN) : []
}

/** Stores the first thirty of these products, without repetitions. */
export function storeComparison(tree: string, products: readonly Compared[]): void {
  const byId = new Map(products.toReversed().map(product => [product.id, product]))
  const stored = products.filter(product => byId.get(product.id) === product).slice(0, MAX_CHOSEN)
  local.write(keyOf(tree), JSON.stringify(stored))
}

function isCompared(value: unknown): value is Compared {
  const { id, name } = (value ?? {}) as Partial<Compared>
  return typeof id === 'string' && typeof name === 'string'
}
