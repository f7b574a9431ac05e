import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { webManifest } from '#views/web-manifest.ts'
import { aTree, treeIds } from '../../helpers/a-tree.ts'

describe('The web manifest of a tree', () => {
  test('starts at its home, in its language', () => {
    const tree = aTree({ content: { tree: treeIds.br, bundle: { locale: 'pt-BR' } } })
    expect(webManifest(tree)).toMatchObject({ start_url: '/br', lang: 'pt-BR', dir: 'ltr' })
  })

  test('names icons that exist, one of them maskable', () => {
    const { icons } = webManifest(aTree())
    expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })
})
