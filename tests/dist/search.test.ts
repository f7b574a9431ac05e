import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import type { Entry } from '#browser/search/entry.ts'
import { openSearch } from '../helpers/a-search.ts'
import { pagePaths, readCatalogue, readContent, trees } from '../helpers/site.ts'

/** `NAMES=all` searches for every name in every tree, not for every third in each. */
const isThorough = process.env.NAMES === 'all'

/** Every entry of the index. */
function storedIn(index: MiniSearch<Entry>): Entry[] {
  return index.search(MiniSearch.wildcard) as unknown as Entry[]
}

describe.each(trees)('the search of $prefix', tree => {
  const { index, engine } = openSearch(tree.prefix)
  const stored = storedIn(index)

  test('answers with pages of this tree only, and with pages that exist', () => {
    const built = new Set(pagePaths)
    const wrong = stored
      .map(({ path }) => path.replace(/[?#].*/, ''))
      .filter(path => !path.startsWith(`/${tree.prefix}/`) || !built.has(path))
    expect(wrong).toEqual([])
  })

  test('knows every product and every post', () => {
    const ofKind = (kind: string) => stored.filter(entry => entry.kind === kind)
    expect(ofKind('product')).toHaveLength(readCatalogue(tree).products.length)
    expect(ofKind('post')).toHaveLength(readContent(tree).posts.length)
  })

  test('finds every product, crop and problem by each of its names', () => {
    const sold = stored.filter(({ kind }) => ['product', 'crop', 'problem'].includes(kind))
    const asked = sold.flatMap(({ kind, title, path, names = [] }) =>
      [title, ...names].map(name => ({ kind, name, path }))
    )
    const shared = asked.filter((_, at) => isThorough || at % 3 === trees.indexOf(tree) % 3)
    const missed = shared
      .filter(({ kind, name, path }) => {
        const { results, isClose } = engine(name, [kind])
        return isClose || results.every(result => result.path !== path)
      })
      .map(({ name }) => name)
    expect(missed).toEqual([])
  })
})
