import { atom } from 'nanostores'
import { MAX_CHOSEN } from '#config/constants.ts'
import { type Compared, storeComparison, readComparison } from './stored-comparison.ts'

/** The products chosen in this page's tree, in the order of choosing. */
export const $compared = atom<readonly Compared[]>([])

let tree = ''

export function readCompared(ofTree: string): void {
  tree = ofTree
  $compared.set(readComparison(tree))
}

export function setCompared(products: readonly Compared[]): void {
  storeComparison(tree, products)
  readCompared(tree)
}

/** Adds or removes a product; answers `false` when there is no room for another. */
export function toggleCompared(product: Compared): boolean {
  const others = $compared.get().filter(({ id }) => id !== product.id)
  const isAdded = others.length === $compared.get().length
  if (isAdded && others.length >= MAX_CHOSEN) return false
  setCompared(isAdded ? [...others, product] : others)
  return true
}
