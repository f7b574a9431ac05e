import { atom } from 'nanostores'
import { MAX_COMPARED } from '#config/constants.ts'
import { local, parseJson } from './storage.ts'

/** A product that a visitor wants to see beside others. */
export type Compared = { id: string; name: string }

/** What is chosen in the tree of this page, in the order of choosing. */
export const $compared = atom<readonly Compared[]>([])

let key = ''

/** Reads what this browser keeps for a tree: ids mean nothing in another one, and what cannot be read is nothing chosen. */
export function readCompared(tree: string): void {
  key = `compared-${tree}`
  const stored = parseJson(local.read(key))
  $compared.set(Array.isArray(stored) ? stored.filter(isCompared).slice(0, MAX_COMPARED) : [])
}

/** Keeps the first four of these, each once. */
export function setCompared(products: readonly Compared[]): void {
  const byId = new Map(products.toReversed().map(product => [product.id, product]))
  $compared.set(products.filter(product => byId.get(product.id) === product).slice(0, MAX_COMPARED))
  local.write(key, JSON.stringify($compared.get()))
}

/** Adds a product, or takes it out again; says no when there is no room for another. */
export function toggleCompared(product: Compared): boolean {
  const others = $compared.get().filter(({ id }) => id !== product.id)
  const isAdded = others.length === $compared.get().length
  if (isAdded && others.length >= MAX_COMPARED) return false
  setCompared(isAdded ? [...others, product] : others)
  return true
}

function isCompared(value: unknown): value is Compared {
  const { id, name } = (value ?? {}) as Partial<Compared>
  return typeof id === 'string' && typeof name === 'string'
}
