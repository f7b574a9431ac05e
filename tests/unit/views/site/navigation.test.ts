import { expect, test } from 'vitest'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { headOf } from '#views/site/head.ts'
import { navigation } from '#views/site/navigation.ts'
import { aTree, anIndex } from '../../../helpers/a-tree.ts'

type FilledRoutes = SiteIndex['trees'][number]['filledRoutes']

/** What the menu has below its titles, by the last part of its address, where the content fills these screens. */
function below(filledRoutes: FilledRoutes) {
  const index = anIndex()
  const trees = index.trees.map(tree => ({ ...tree, filledRoutes }))
  const tree = aTree({ index: { ...index, trees } })
  return navigation(tree, headOf(tree, 'home'))
    .flatMap(({ children }) => children)
    .map(({ href }) => href.split('/').at(-1))
}

test('the menu leads to the pages that only some content fills, where it does', () => {
  expect(below(['press', 'careers'])).toEqual(expect.arrayContaining(['press', 'careers']))
  expect(below([])).toContain('product-list')
  expect(below([])).not.toContain('press')
})
