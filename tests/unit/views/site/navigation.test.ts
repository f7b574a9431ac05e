import { expect, test } from 'vitest'
import type { Tree } from '#tree/build-tree.ts'
import { headOf } from '#views/site/head.ts'
import { navigation } from '#views/site/navigation.ts'
import { aTree } from '../../../helpers/a-tree.ts'

/** What the menu has below its titles, by the last part of its address. */
const below = (tree: Tree) =>
  navigation(tree, headOf(tree, 'home'))
    .flatMap(({ children }) => children)
    .map(({ href }) => href.split('/').at(-1))

test('the menu leads to the pages that only some content fills, where it does', () => {
  expect(below(aTree())).toEqual(expect.arrayContaining(['press', 'careers']))
  const silent = below(aTree({ globalBundles: { eng: {} } }))
  expect(silent).toContain('product-list')
  expect(silent).not.toContain('press')
})
