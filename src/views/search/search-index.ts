import { hashedFile } from '#assets/hashed-file.ts'
import { oncePer } from '#lib/once-per.ts'
import { buildIndex } from '#browser/search/build-index.ts'
import type { Tree } from '#tree/build-tree.ts'
import { searchEntries } from './search-entries.ts'

/** The file with the tree's search index, shared by all pages. */
export const searchIndexFile = oncePer((tree: Tree) =>
  hashedFile(`search-${tree.prefix}`, 'json', JSON.stringify(buildIndex(searchEntries(tree))))
)
