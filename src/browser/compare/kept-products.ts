import { MAX_COMPARED } from '#config/constants.ts'
import { local, parseJson } from '#browser/base/storage.ts'

/** A product that a visitor wants to see beside others. */
export type Compared = { id: string; name: string }

const keyOf = (tree: string) => `compared-${tree}`

/** What this browser keeps for a tree: ids mean nothing in another one, and what cannot be read is nothing chosen. */
export function readKept(tree: string): Compared[] {
  const stored = parseJson(local.read(keyOf(tree)))
  return Array.isArray(stored) ? stored.filter(isCompared).slice(0, MAX_COMPARED) : []
}

/** Keeps the first four of these, each once. */
export function keep(tree: string, products: readonly Compared[]): void {
  const byId = new Map(products.toReversed().map(product => [product.id, product]))
  const kept = products.filter(product => byId.get(product.id) === product).slice(0, MAX_COMPARED)
  local.write(keyOf(tree), JSON.stringify(kept))
}

function isCompared(value: unknown): value is Compared {
  const { id, name } = (value ?? {}) as Partial<Compared>
  return typeof id === 'string' && typeof name === 'string'
}
