import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'

type Markup = string | Promise<string>

/**
 * A part that is the same on many pages of a tree, by a name that says on which. A promise only while it is rendered for
 * the first of them: what stands behind a promise is buffered.
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
