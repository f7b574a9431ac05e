import { describe, expect, test } from 'vitest'
import { selectorOf } from '#views/site/country-selector.ts'
import { aTree, anIndex, treeIds } from '../../../helpers/a-tree.ts'

const index = anIndex()
const withOwnText = anIndex({
  trees: index.trees.map(tree =>
    tree.prefix === 'br'
      ? { ...tree, countryChange: { message: 'Mudando de país…', lang: 'pt-BR' } }
      : tree
  )
})
const inTree = (tree: keyof typeof treeIds, site = index) =>
  selectorOf(aTree({ content: { tree: treeIds[tree] }, index: site }))
const listed = (file: ReturnType<typeof selectorOf>, iso: string) =>
  file.groups.flatMap(({ countries }) => countries).find(country => country.iso === iso)

describe('the countries to choose from', () => {
  test('begin with the global site, and lead to each of the languages it has', () => {
    const languages = [
      { name: '简体中文', href: '/gl-prod-zho', lang: 'zho', locale: 'zh-Hans' },
      { name: 'English', href: '/gl', lang: 'eng', locale: 'en' }
    ]
    expect(inTree('gl').groups[0]?.countries).toEqual([
      expect.objectContaining({ iso: 'gl', href: '/gl', languages })
    ])
    expect(inTree('chinese').groups[0]?.countries[0]?.href).toBe('/gl-prod-zho')
  })

  test('lead where their type says, in the global tree that is being read', () => {
    const gl = inTree('gl')
    expect(listed(gl, 'br')?.href).toBe('/br')
    expect(listed(gl, 'de')?.href).toBe('https://partner.example/')
    expect(listed(gl, 'jp')?.href).toBe('/gl/product-b2b-list/392')
    expect(listed(gl, 'fr')?.href).toBe('/gl/product-b2b-contact/250')
    expect(listed(inTree('chinese'), 'jp')?.href).toBe('/gl-prod-zho/product-b2b-list/392')
    expect(listed(inTree('br'), 'jp')?.href).toBe('/gl/product-b2b-list/392')
  })

  test('have their name in the page’s language, their own and in English, each once', () => {
    expect(listed(inTree('br'), 'de')).toMatchObject({
      name: 'Alemanha',
      own: { text: 'Deutschland', lang: 'de' },
      english: 'Germany'
    })
    expect(listed(inTree('br'), 'br')?.own).toBeUndefined()
    expect(listed(inTree('gl'), 'de')?.english).toBeUndefined()
  })

  test('say in their own words that the site changes to them, else in Spanish', () => {
    expect(listed(inTree('gl', withOwnText), 'br')?.changing).toEqual({
      text: 'Mudando de país…',
      lang: 'pt-BR'
    })
    expect(listed(inTree('gl'), 'br')?.changing).toEqual({ text: 'Cambiando país…', lang: 'es' })
    expect(listed(inTree('gl'), 'fr')?.changing).toBeUndefined()
  })
})
