import { describe, expect, test } from 'vitest'
import { aTree, anIndex, treeIds } from '../../helpers/a-tree.ts'

const gl = aTree()
const chinese = aTree({ content: { tree: treeIds.chinese } })
const br = aTree({ content: { tree: treeIds.br } })

const names = (tree: typeof gl) => tree.countries().map(({ name }) => name)
const hrefOf = (tree: typeof gl, iso: string) =>
  tree.countries().find(country => country.iso === iso)?.href

describe('The countries of a tree', () => {
  test('are all but the global one, by name', () => {
    expect(names(gl)).toEqual(['Brazil', 'France', 'Germany', 'Japan'])
  })

  test('have the BFF’s Chinese names in a Chinese tree', () => {
    expect(names(chinese)).toContain('巴西')
  })

  test('are named in the language of the tree', () => {
    expect(names(br)).toEqual(['Alemanha', 'Brasil', 'França', 'Japão'])
  })

  test('have the name by which people call them, where Unicode has only an official one', () => {
    const countries = [
      { id: '194', iso: 'sa', name: 'Saudi Arabia', type: 'contact_form' as const }
    ]
    const tree = { ...treeIds.br, country: 'sa', countryId: '194', prefix: 'sa', lang: 'ara' }
    expect(names(aTree({ content: { tree }, index: anIndex({ countries }) }))).toEqual(['السعودية'])
  })

  test('include Greenland under the code that is left for it', () => {
    const greenland = { id: '304', iso: 'xg', name: 'Greenland', type: 'contact_form' as const }
    const tree = aTree({
      content: { tree: treeIds.br },
      index: anIndex({ countries: [...anIndex().countries, greenland] })
    })
    expect(names(tree)).toContain('Groenlândia')
  })

  test('keep the name that the BFF gives where no other is known', () => {
    const nowhere = { id: '900', iso: 'zz', name: 'Nowhere', type: 'contact_form' as const }
    const tree = aTree({
      content: { tree: treeIds.chinese },
      index: anIndex({ countries: [...anIndex().countries, nowhere] })
    })
    expect(names(tree)).toContain('Nowhere')
  })
})

describe('Choosing a country', () => {
  test('with a site of its own leads to that site', () => {
    expect(hrefOf(gl, 'br')).toBe('/br')
    expect(hrefOf(chinese, 'br')).toBe('/br')
  })

  test('with a partner’s site leads there', () => {
    expect(hrefOf(gl, 'de')).toBe('https://partner.example/')
  })

  test('whose partner’s site has no address leads to the contact page', () => {
    const countries = anIndex().countries.map(country => ({
      ...country,
      externalWebsite: undefined
    }))
    expect(hrefOf(aTree({ index: { countries } }), 'de')).toBe('/gl/contact-us')
  })

  test('with products only leads to its list in the global site, in the language being read', () => {
    expect(hrefOf(gl, 'jp')).toBe('/gl/product-b2b-list/392')
    expect(hrefOf(chinese, 'jp')).toBe('/gl-prod-zho/product-b2b-list/392')
    expect(hrefOf(br, 'jp')).toBe('/gl/product-b2b-list/392')
  })

  test('with neither leads to its contact form in the global site', () => {
    expect(hrefOf(gl, 'fr')).toBe('/gl/product-b2b-contact/250')
    expect(hrefOf(br, 'fr')).toBe('/gl/product-b2b-contact/250')
  })
})
