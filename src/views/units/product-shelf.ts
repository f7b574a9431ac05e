import { type ShelfPack, shelfPackOf } from '#pictures/shelf-pack.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { productsByFamily } from '#views/finder/families.ts'

/** This many packs fill the shelf from edge to edge. */
const PLACES = 12

/** Formulations that together show every kind of pack. */
const kinds = ['SC', 'SL', 'WG', 'TB', 'SP']

/** Packs of the tree's own products, by family; packs without a name fill the rest of the shelf. */
export function shelfOf(tree: Tree): ShelfPack[] {
  const families = productsByFamily(tree).map(({ products }) => products)
  const deepest = Math.max(0, ...families.map(({ length }) => length))
  const inTurn = Array.from({ length: Math.min(deepest, PLACES) }, (_, turn) =>
    families.flatMap(products => products[turn] ?? [])
  )
  const products = inTurn.flat().slice(0, PLACES)
  const unnamed = tree.content.families.slice(0, PLACES - products.length)
  return [...products.map(packOf), ...unnamed.map(unnamedPackOf)]
}

function packOf({ id, name, family, formulations }: Product): ShelfPack {
  const formulation = formulations[0]?.id ?? ''
  return shelfPackOf({ seed: id, familyId: family.id, formulation, name })
}

function unnamedPackOf({ id }: { id: string }, index: number): ShelfPack {
  const formulation = kinds[index % kinds.length] ?? ''
  return shelfPackOf({ seed: `family-${id}`, familyId: id, formulation })
}
