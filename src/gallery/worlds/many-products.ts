import type { Tree } from '#tree/build-tree.ts'

const MANY = 500

/** A tree with as many products as the largest countries may list: its own, over and over. */
export function withManyProducts(tree: Tree): Tree {
  const catalogue = tree.catalogue()
  const { products } = catalogue
  const many = Array.from({ length: MANY }, (_, index) => index).flatMap(index => {
    const product = products[index % products.length]
    return product ? [{ ...product, id: `${product.id}-${index}` }] : []
  })
  const larger = { ...catalogue, products: many }
  return { ...tree, catalogue: () => larger }
}
