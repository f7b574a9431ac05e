import { hashedFile } from '#assets/hashed-file.ts'
import type { Tree } from '#tree/build-tree.ts'
import { comparisonSheet } from './comparison-sheet.ts'
import { headOf } from '#views/site/head.ts'
import type { Link } from '#views/site/link.ts'

/** The page that compares products. Scripts render the products of its address from the tree's sheet. */
export function compareView(tree: Tree) {
  const list = tree.href('productList')
  return {
    head: headOf(tree, 'compare'),
    list: { href: list, words: tree.words('compare.emptyButton') },
    /** Other ways to products, while none is chosen. */
    ways: [
      { href: `${list}#crops`, words: tree.words('crop.all') },
      { href: `${list}#problems`, words: tree.words('problem.all') },
      { href: tree.href('kept'), words: tree.words('kept.title') }
    ] satisfies Link[],
    sheet: hashedFile(`compare-${tree.prefix}`, 'json', JSON.stringify(comparisonSheet(tree)))
  }
}

export type CompareView = ReturnType<typeof compareView>
