import type { FixedRoute } from '#routes/routes.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { isPage } from '#tree/pages.ts'
import { hasInvestorContent } from '#views/company/has-investor-content.ts'
import type { Link } from './link.ts'

/** A link to a screen that not every tree has; nothing in a tree without it, or without content for it. */
export function pageLink(tree: Tree, route: FixedRoute, key: MessageKey): Link | undefined {
  return isLinked(tree, route) ? { href: tree.href(route), words: tree.words(key) } : undefined
}

/** Whether a tree has a screen, and content for it. */
export function isLinked(tree: Tree, route: FixedRoute): boolean {
  if (route === 'info' && tree.content.infoDocuments.content.length === 0) return false
  if (route === 'investors' && !hasInvestorContent(tree)) return false
  return isPage({ route, tree: tree.prefix }, tree.index)
}
