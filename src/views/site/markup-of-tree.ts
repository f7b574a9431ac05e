import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'

type Markup = string | Promise<string>

/**
 * The markup of a part that is the same on many pages of a tree; `name` identifies it. It is a promise only while the
 * part is rendered for the first page, because Astro buffers everything after a promise.
 */
export function markupOfTree(tree: Tree, name: string, render: () => Promise<string>): Markup {
  const parts = partsOf(tree)
  const known = parts.get(name)
  if (known !== undefined) return known
  const rendering = render().then(html => {
    parts.set(name, html)
    return html
  })
  parts.set(name, rendering)
  return rendering
}

const partsOf: (tree: Tree) => Map<string, Markup> = oncePer(() => new Map())
