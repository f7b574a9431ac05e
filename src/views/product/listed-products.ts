import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { iconOf } from '#views/finder/families.ts'
import { productCard, type ProductCard } from './card.ts'

/** A card with the family that gives it its colour. */
export type ListedProduct = {
  product: ProductCard
  family: { id: string; name: string; icon?: string }
}

/** Products outside the list of their family, as cards. */
export function listedProducts(tree: Tree, products: readonly Product[]): ListedProduct[] {
  return products.map(product => ({
    product: productCard(tree, product),
    family: { ...product.family, icon: iconOf(tree, product.family) }
  }))
}
