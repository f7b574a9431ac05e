import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { homeIconNames } from '#views/site/icons.ts'
import { webManifest } from '#views/machines/web-manifest.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

describe('The web manifest of a tree', () => {
  test('starts at its home, in its language', () => {
    const tree = aTree({ content: { tree: treeIds.br, bundle: { locale: 'pt-BR' } } })
    expect(webManifest(tree)).toMatchObject({ start_url: '/br', lang: 'pt-BR', dir: 'ltr' })
  })

  test('names icons that exist, one of them maskable', () => {
    const { icons } = webManifest(aTree())
    const pages = globSync('src/pages/*.ts').map(file => `/${basename(file, '.ts')}`)
    const made = [...pages, ...homeIconNames.map(icon => `/${icon}.png`)]
    expect(icons.filter(({ src }) => !made.includes(src))).toEqual([])
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })
})
