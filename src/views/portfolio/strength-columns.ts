import type { Tree } from '#tree/build-tree.ts'

/** What the file of a list has beside the columns of the table, read from the names of the products. */
export const strengthColumns = (tree: Tree): string[] => [
  tree.t('product.concentration'),
  tree.t('table.unit'),
  tree.t('product.formulationType')
]
