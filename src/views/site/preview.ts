import type { Tree } from '#tree/build-tree.ts'
import { nearestPage, pathOf } from '#tree/pages.ts'
import type { Head } from './head.ts'
import type { Link } from './link.ts'

/** A link from a page of a preview to the public page, where its country has a public site. */
export function publicPage({ index, content, words }: Tree, { route, id }: Head): Link | undefined {
  const { country, lang, prefix } = content.tree
  const tree = index.trees.find(
    other => other.country === country && other.lang === lang && other.env === 'prod'
  )
  if (!tree) return undefined
  return {
    href: pathOf(nearestPage({ route, id, tree: prefix }, tree.prefix, index)),
    words: words('preview.leave')
  }
}
