import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dist, pagePaths, readCatalogue, readContent, trees } from '../helpers/site.ts'

type Stored = { path: string; kind: string }

/** Everything that the index of a tree can answer with. */
function storedIn(prefix: string): Stored[] {
  const page = readFileSync(`${dist}/${prefix}/search.html`, 'utf8')
  const [, file = ''] = /data-index="([^"]+)"/.exec(page) ?? []
  const index = JSON.parse(readFileSync(dist + file, 'utf8')) as { storedFields: object }
  return Object.values(index.storedFields) as Stored[]
}

describe.each(trees)('the search of $prefix', tree => {
  const stored = storedIn(tree.prefix)

  test('answers with pages of this tree only, and with pages that exist', () => {
    const built = new Set(pagePaths)
    const wrong = stored
      .map(({ path }) => path.replace(/\?.*/, ''))
      .filter(path => !path.startsWith(`/${tree.prefix}/`) || !built.has(path))
    expect(wrong).toEqual([])
  })

  test('knows every product and every post', () => {
    const ofKind = (kind: string) => stored.filter(entry => entry.kind === kind)
    expect(ofKind('product')).toHaveLength(readCatalogue(tree).products.length)
    expect(ofKind('post')).toHaveLength(readContent(tree).posts.length)
  })
})
