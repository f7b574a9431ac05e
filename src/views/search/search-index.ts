import { hashedFile } from '#assets/hashed-file.ts'
import { oncePer } from '#lib/once-per.ts'
import { buildIndex } from '#browser/search/index/build-index.ts'
import type { Tree } from '#tree/build-tree.ts'
import { namesFile } from './names.ts'
import { searchEntries } from './search-entries.ts'

/** The files of the tree's search, shared by all pages. */
export const searchFiles = oncePer((tree: Tree) => ({
  index: hashedFile(
    `search-${tree.prefix}`,
    'json',
    JSON.stringify(buildIndex(searchEntries(tree)))
  ),
  names: namesFile(tree)
}))
