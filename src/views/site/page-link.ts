import type { FixedRoute } from '#routes/routes.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { isPage } from '#tree/pages.ts'
import type { Link } from './link.ts'

/** A link to a screen that not every tree has; nothing in a tree without it. */
export function pageLink(tree: Tree, route: FixedRoute, key: MessageKey): Link | undefined {
  return hasScreen(tree, route) ? { href: tree.href(route), words: tree.words(key) } : undefined
}

export function hasScreen(tree: Tree, route: FixedRoute): boolean {
  return isPage({ route, tree: tree.prefix }, tree.index)
}
