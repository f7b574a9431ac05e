import { describe, expect, test } from 'vitest'
import { routeNames } from '#routes/routes.ts'
import type { IndexedTree } from '#snapshot/snapshot.ts'
import { nearestPage, pagesOfTree, pathOf } from '#tree/pages.ts'
import { anIndex } from '../../helpers/a-tree.ts'

const index = anIndex()
const tree = (prefix: string): IndexedTree => {
  const found = index.trees.find(tree => tree.prefix === prefix)
  if (!found) throw new Error(`The helper has no tree "${prefix}".`)
  return found
}
const paths = (prefix: string) => pagesOfTree(tree(prefix), index).map(pathOf)

describe('The pages of a tree', () => {
  test('are one for each fixed screen and one for each product and post', () => {
    const br = paths('br')
    expect(br).toContain('/br')
    expect(br).toContain('/br/company')
    expect(br).toContain('/br/product/4101')
    expect(br).toContain('/br/news/1')
    expect(br).toContain('/br/404')
    expect(new Set(br).size).toBe(br.length)
  })

  test('include the B2B pages of other countries in the global trees only', () => {
    for (const prefix of ['gl', 'gl-prod-zho']) {
      expect(paths(prefix).filter(path => path.includes('b2b'))).toEqual([
        `/${prefix}/product-b2b-list/392`,
        `/${prefix}/product-b2b-contact/392`,
        `/${prefix}/product-b2b-contact/250`
      ])
    }
    expect(paths('br').filter(path => path.includes('b2b'))).toEqual([])
  })

  test('include the page for a country that is not open in /gl only', () => {
    expect(paths('gl')).toContain('/gl/pagenotfound')
    expect(paths('gl-prod-zho')).not.toContain('/gl-prod-zho/pagenotfound')
    expect(paths('br')).not.toContain('/br/pagenotfound')
  })

  test('include the pages that texts fill where the tree or its fallback has the texts', () => {
    const withPress = (prefix: string) => ({
      ...index,
      trees: index.trees.map(tree =>
        tree.prefix === prefix ? { ...tree, filledByTexts: ['press' as const] } : tree
      )
    })
    const pressPages = (filled: string) =>
      index.trees
        .flatMap(tree => pagesOfTree(tree, withPress(filled)).map(pathOf))
        .filter(path => path.endsWith('/press'))
    expect(pressPages('gl')).toEqual(['/gl/press', '/gl-prod-zho/press', '/br/press'])
    expect(pressPages('gl-prod-zho')).toEqual(['/gl-prod-zho/press'])
    expect(pressPages('br')).toEqual(['/br/press'])
    expect(pressPages('none')).toEqual([])
  })

  test('cover every route of the table in the global site', () => {
    const full: IndexedTree = {
      ...tree('gl'),
      reportGroupIds: ['annual'],
      filledByTexts: ['press', 'careers'],
      filledByLists: ['investors', 'info']
    }
    const trees = index.trees.map(tree => (tree.prefix === 'gl' ? full : tree))
    const emitted = new Set(pagesOfTree(full, { ...index, trees }).map(({ route }) => route))
    expect([...emitted].sort()).toEqual([...routeNames].sort())
  })
})

describe('The same page in another tree', () => {
  test('is there when that tree has it', () => {
    const page = { route: 'product', tree: 'gl', id: '4101' } as const
    expect(pathOf(nearestPage(page, 'br', index))).toBe('/br/product/4101')
  })

  test.each([
    [{ route: 'product', id: '9999' }, '/br/product-list'],
    [{ route: 'newsDetail', id: '77' }, '/br/news'],
    [{ route: 'productB2bList', id: '392' }, '/br/solutions'],
    [{ route: 'productB2bContact', id: '250' }, '/br/contact-us'],
    [{ route: 'reports', id: 'annual' }, '/br'],
    [{ route: 'pageNotFound' }, '/br']
  ] as const)('is else the nearest screen above it: %j', (page, path) => {
    expect(pathOf(nearestPage({ ...page, tree: 'gl' }, 'br', index))).toBe(path)
  })

  test('is an error for a tree that does not exist', () => {
    expect(() => nearestPage({ route: 'home', tree: 'gl' }, 'zz', index)).toThrow(
      'No tree "zz" in the site index.'
    )
  })
})
