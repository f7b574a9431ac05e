import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'

/** Rendered parts by name that are the same on every page of a tree; a promise while they are rendered. */
export const markupOf: (tree: Tree) => Map<string, Promise<string>> = oncePer(() => new Map())
