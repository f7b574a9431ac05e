import { hash } from 'node:crypto'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { openProduct } from '#views/machines/open-product.ts'

/** The pages of a tree that state doses, by path, each with a digest of its registered uses. */
export const validPages = oncePer((tree: Tree): Record<string, string> => {
  const { products, crops, problematics } = tree.catalogue()
  const digestOf = oncePer((product: Product) => digest(openProduct(tree, product, path => path)))
  const pages = [
    ...products.map(product => [tree.href('product', product.id), [product]] as const),
    ...crops.map(crop => [tree.href('crop', crop.id), crop.products] as const),
    ...problematics.map(problem => [tree.href('problem', problem.id), problem.products] as const)
  ]
  return Object.fromEntries(pages.map(([path, listed]) => [path, digest(listed.map(digestOf))]))
})

/** 48 bits tell the versions of one page apart. */
function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 12)
}
