import { describe, expect, test } from 'vitest'
import { serviceUnitsView } from '#views/units/service-units.ts'
import { unitView, type Unit } from '#views/units/unit.ts'
import { aTree, anIndex, treeIds } from '../../../helpers/a-tree.ts'

const gl = aTree()
const br = aTree({ content: { tree: treeIds.br } })
const hrefs = (tree: typeof gl, unit: Unit) => unitView(tree, unit).buttons.map(({ href }) => href)

describe('The buttons of a unit', () => {
  test('of Smart Growing lead to the solutions and to contact', () => {
    expect(hrefs(br, 'smartGrowing')).toEqual(['/br/solutions', '/br/contact-us'])
  })

  test('of Business Partners lead to the product list of a country with a site', () => {
    expect(hrefs(br, 'businessPartners')).toEqual(['/br/product-list', '/br/contact-us'])
  })

  test('of Business Partners lead to the global list in the global site', () => {
    expect(hrefs(gl, 'businessPartners')).toEqual(['/gl/product-global-list', '/gl/contact-us'])
  })

  test('of Business Partners lead to the global list in the preview of any other country', () => {
    const tree = {
      prefix: 'jp-preview',
      country: 'jp',
      countryId: '392',
      env: 'preview',
      lang: 'eng'
    } as const
    const jp = aTree({ content: { tree }, index: anIndex() })
    expect(hrefs(jp, 'businessPartners')[0]).toBe('/jp-preview/product-global-list')
  })

  test.each(['bioSolutions', 'design'] as const)('of %s lead to contact', unit => {
    expect(hrefs(br, unit)).toEqual(['/br/contact-us'])
  })

  test('of nonCrop, whose sections name no product, lead to the products too', () => {
    expect(hrefs(br, 'nonCrop')).toEqual(['/br/contact-us', '/br/product-list'])
  })

  test('begin with the one that content does not hide', () => {
    const bundle = { businessPartners: { hero: { button1: 'x' } } }
    expect(hrefs(aTree({ content: { bundle } }), 'businessPartners')).toEqual(['/gl/contact-us'])
  })
})

describe('The service units', () => {
  test('are five, each with its page', () => {
    const { units } = serviceUnitsView(gl)
    expect(units.cards.map(({ link }) => link?.href)).toEqual([
      '/gl/smart-growing',
      '/gl/business-partners',
      '/gl/bio-solutions',
      '/gl/non-crop',
      '/gl/design'
    ])
  })

  test('have the film of the home hero, where there is one', () => {
    const hero = { content: { background_type: 'video' as const, video_desktop: '/film.mp4' } }
    expect(serviceUnitsView(aTree({ content: { hero } })).film?.href).toBe('/film.mp4')
    expect(serviceUnitsView(gl).film).toBeUndefined()
  })

  test('hide the film and a way to a unit by the label x', () => {
    const hero = { content: { background_type: 'video' as const, video_desktop: '/film.mp4' } }
    const items = [{ title: 'Smart Growing', button: 'x' }]
    const bundle = { serviceUnits: { hero: { videoButton: 'x' }, services: { items } } }
    const { film, units } = serviceUnitsView(aTree({ content: { hero, bundle } }))
    expect(film).toBeUndefined()
    expect(units.cards[0]?.link).toBeUndefined()
  })
})
