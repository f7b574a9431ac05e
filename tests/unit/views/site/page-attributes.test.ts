import { describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import type { RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import { pageAttributes } from '#views/site/page-attributes.ts'
import { headOf } from '#views/site/head.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

const geo = 'https://geo.example'
const deployment = readSettings({ PUBLIC_GEO_URL: geo })
const of = (tree: Tree, route: RouteName, id?: string) =>
  pageAttributes(tree, headOf(tree, route, { id }))

describe('the attributes of a page', () => {
  test('name its tree', () => {
    const brazil = aTree({ content: { tree: treeIds.br }, deployment })
    expect(of(brazil, 'home')).toEqual({
      'data-country': 'br',
      'data-env': 'prod',
      'data-lang': 'por'
    })
  })

  test('name the geolocation service and the countries with a site on a page of /gl', () => {
    expect(of(aTree({ deployment }), 'company')).toMatchObject({
      'data-geo': geo,
      'data-sites': 'br'
    })
  })

  test('name the sites that lack the page', () => {
    expect(of(aTree({ deployment }), 'product', '4101')['data-without']).toBeUndefined()
    expect(of(aTree({ deployment }), 'newsDetail', '7')['data-without']).toBe('br')
    expect(of(aTree({ deployment }), 'productB2bList', '392')['data-without']).toBe('br')
  })

  test.each(['notFound', 'pageNotFound'] as const)('redirect nobody from %s', route => {
    expect(of(aTree({ deployment }), route)).not.toHaveProperty('data-geo')
  })

  test('know no service where none is set, nor in the Chinese global tree', () => {
    expect(of(aTree(), 'home')).not.toHaveProperty('data-geo')
    const chinese = aTree({ content: { tree: treeIds.chinese }, deployment })
    expect(of(chinese, 'home')).not.toHaveProperty('data-geo')
  })
})
