import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { productsByFamily } from '#views/finder/families.ts'

const MOST_ROWS = 6

/** The part of a crop's bar that is one family; `from` and `count` in products. */
type Part = { id: string; name: string; from: number; count: number }

/** The crops with the most products, each with its products by family; nothing where no product is for a crop. */
export function cropRows(tree: Tree) {
  const crops = tree
    .catalogue()
    .crops.toSorted((one, other) => other.products.length - one.products.length)
    .slice(0, MOST_ROWS)
    .map(({ id, name, products }) => ({
      name,
      href: tree.href('crop', id),
      count: products.length,
      parts: partsOf(tree, products)
    }))
  return crops.length > 0 ? { most: crops[0]?.count ?? 0, crops } : undefined
}

/** One after the other, in the order of the families above them. */
function partsOf(tree: Tree, products: readonly Product[]): Part[] {
  const byFamily = Map.groupBy(products, ({ family }) => family.id)
  let from = 0
  return productsByFamily(tree).flatMap(({ id, name }) => {
    const count = byFamily.get(id)?.length ?? 0
    from += count
    return count > 0 ? [{ id, name, from: from - count, count }] : []
  })
}
