import { describe, expect, test } from 'vitest'
import type { RouteName } from '#routes/routes.ts'
import type { IndexedTree } from '#snapshot/snapshot.ts'
import { alternatesOf, canonicalOf, isIndexed } from '#tree/alternates.ts'
import { anIndex, treeIds } from '../../helpers/a-tree.ts'

const pages = {
  productIds: ['4101'],
  cropIds: ['3001'],
  problematicIds: [],
  postIds: ['1'],
  dates: {},
  reportGroupIds: []
}
const brazilInEnglish: IndexedTree = {
  ...treeIds.br,
  ...pages,
  prefix: 'br-prod-eng',
  lang: 'eng'
}
const annual = { ...treeIds.gl, ...pages, reportGroupIds: ['annual'] }
const { trees } = anIndex()

const alternates = (
  page: { route: RouteName; tree: string; id?: string },
  index = anIndex({ trees: [...trees, brazilInEnglish] })
) => alternatesOf(page, index).map(({ hreflang, path }) => `${hreflang} ${path}`)

describe('The alternates of a screen', () => {
  test('are that screen in every tree, itself among them, and the global one for everyone else', () => {
    expect(alternates({ route: 'company', tree: 'br' })).toEqual([
      'en /gl/company',
      'zh-Hans /gl-prod-zho/company',
      'pt-BR /br/company',
      'en-BR /br-prod-eng/company',
      'x-default /gl/company'
    ])
  })

  test('are the same for each version of a page', () => {
    const asked = ['gl', 'gl-prod-zho', 'br', 'br-prod-eng'].map(tree =>
      alternates({ route: 'productList', tree })
    )
    expect(new Set(asked.map(String)).size).toBe(1)
  })

  test('name only trees that have it', () => {
    expect(alternates({ route: 'productB2bContact', tree: 'gl', id: '250' })).toEqual([
      'en /gl/product-b2b-contact/250',
      'zh-Hans /gl-prod-zho/product-b2b-contact/250',
      'x-default /gl/product-b2b-contact/250'
    ])
    expect(alternates({ route: 'solutions', tree: 'gl' })).toEqual([
      'en /gl/solutions',
      'zh-Hans /gl-prod-zho/solutions',
      'x-default /gl/solutions'
    ])
  })

  test('are none when no other tree has it', () => {
    const index = anIndex({ trees: [annual, ...trees.filter(({ prefix }) => prefix !== 'gl')] })
    expect(alternates({ route: 'reports', tree: 'gl', id: 'annual' }, index)).toEqual([])
  })

  test('call Greenland by its own code', () => {
    const greenland = { ...brazilInEnglish, prefix: 'xg', country: 'xg', lang: 'dan' }
    const index = anIndex({ trees: [...trees, greenland] })
    expect(alternates({ route: 'home', tree: 'xg' }, index)).toContain('da-GL /xg')
  })
})

describe('The alternates of a product or a post', () => {
  test('are the other languages of its country: elsewhere the same id is another label', () => {
    expect(alternates({ route: 'product', tree: 'br', id: '4101' })).toEqual([
      'pt-BR /br/product/4101',
      'en-BR /br-prod-eng/product/4101'
    ])
    expect(alternates({ route: 'newsDetail', tree: 'gl', id: '1' })).toEqual([
      'en /gl/news/1',
      'zh-Hans /gl-prod-zho/news/1'
    ])
  })

  test('are none in a country with one language', () => {
    expect(alternates({ route: 'product', tree: 'br', id: '4101' }, anIndex())).toEqual([])
  })
})

describe('A page outside search engines', () => {
  test('has no alternates', () => {
    expect(alternates({ route: 'notFound', tree: 'gl' })).toEqual([])
    expect(
      alternates({ route: 'company', tree: 'gl' }, anIndex({ contentEnv: 'preview' }))
    ).toEqual([])
  })

  test('is one of a preview, its production trees included', () => {
    const page = { route: 'company', tree: 'gl' } as const
    expect(isIndexed(page, anIndex())).toBe(true)
    expect(isIndexed(page, anIndex({ contentEnv: 'preview' }))).toBe(false)
  })
})

describe('The page to keep', () => {
  test('is the product list, where /solutions shows it too', () => {
    const canonical = (tree: string) => canonicalOf({ route: 'solutions', tree }, anIndex()).route
    expect(canonical('br')).toBe('productList')
    expect(canonical('gl')).toBe('solutions')
    expect(canonical('gl-prod-zho')).toBe('solutions')
  })

  test('has the alternates, its copy has none', () => {
    expect(alternates({ route: 'solutions', tree: 'br' })).toEqual([])
  })
})
