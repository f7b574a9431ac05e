import { hashedFile } from '#assets/hashed-file.ts'
import { oncePer } from '#lib/once-per.ts'
import { buildIndex } from '#browser/search/build-index.ts'
import type { Tree } from '#tree/build-tree.ts'
import { searchEntries } from './search-entries.ts'

/** The tree's search index as a file, made once for all pages that search. */
export const searchIndexFile = oncePer((tree: Tree) =>
  hashedFile(`search-${tree.prefix}`, 'json', JSON.stringify(buildIndex(searchEntries(tree))))
)
