import type { Tree } from '#tree/build-tree.ts'
import type { Link } from './link.ts'

/** The next steps from a page about the company or the field: its products, and a person to ask. */
export function nextLinks(tree: Tree): Link[] {
  return [
    { href: tree.href('productList'), words: tree.words('nav.productList') },
    { href: tree.href('contact'), words: tree.words('nav.contact') }
  ]
}
