import { hashedFile } from '#assets/hashed-file.ts'
import type { Tree } from '#tree/build-tree.ts'
import { comparisonSheet } from './comparison-sheet.ts'
import { headOf } from '#views/site/head.ts'

/** The page that compares products. Scripts render the products of its address from the tree's sheet. */
export function compareView(tree: Tree) {
  return {
    head: headOf(tree, 'compare'),
    list: { href: tree.href('productList'), words: tree.words('compare.emptyButton') },
    sheet: hashedFile(`compare-${tree.prefix}`, 'json', JSON.stringify(comparisonSheet(tree)))
  }
}

export type CompareView = ReturnType<typeof compareView>
