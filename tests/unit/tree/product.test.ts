import { describe, expect, test } from 'vitest'
import { buildProduct, problematicsOf } from '#tree/product.ts'
import { aContent, aProduct, aTree } from '../../helpers/a-tree.ts'

const productOf = (overrides: Parameters<typeof aProduct>[0]) =>
  buildProduct(aProduct(overrides), aContent())

describe('A product', () => {
  test('has its page in its tree', () => {
    expect(productOf({ id: 'a/b' }).href).toBe('/gl/product/a%2Fb')
  })

  test('has names for its ids', () => {
    const product = productOf({ crops: ['3001'], active_ingredients: ['5001'] })
    expect(product.family).toEqual({ id: '2001', name: 'Herbicides' })
    expect(product.crops).toEqual([{ id: '3001', name: 'Maize', href: '/gl/crop/3001' }])
    expect(product.activeIngredients).toEqual([{ id: '5001', name: 'Nicosulfuron' }])
  })

  test('has the scientific names of its crops and problems', () => {
    const crops = [{ id: '3001', description: 'Maize', scientific_name: 'Zea mays' }]
    const rust = { id: '6002', description: 'Common rust', scientific_name: 'Puccinia sorghi' }
    const record = aProduct({ crops: ['3001'], problematics: [{ ...rust, kind: 'disease' }] })
    const { crops: named, problematics } = buildProduct(record, aContent({ crops }))
    expect(named).toMatchObject([{ id: '3001', name: 'Maize', scientificName: 'Zea mays' }])
    expect(problematics).toMatchObject([
      { id: '6002', name: 'Common rust', scientificName: 'Puccinia sorghi', kind: 'disease' }
    ])
  })

  test('shows an id that no list knows as it is', () => {
    const product = productOf({ crops: ['9'], active_ingredients: ['8'], benefits: ['7'] })
    expect(product.crops).toEqual([{ id: '9', name: '9', href: '/gl/crop/9' }])
    expect(product.activeIngredients).toEqual([{ id: '8', name: '8' }])
    expect(product.benefits).toEqual(['7'])
  })

  test('keeps the family name of its record where the families do not have it', () => {
    expect(productOf({ family_id: '2042', family_name: 'Adjuvants' }).family.name).toBe('Adjuvants')
    expect(productOf({ family_id: '2042' }).family.name).toBe('2042')
  })

  test('is pictured by its hero image, else by its first one, else by none', () => {
    const images = [{ src: '/first.png' }, { src: '/second.png' }]
    expect(productOf({ image_hero: '/hero.png', images }).image).toBe('/hero.png')
    expect(productOf({ images }).image).toBe('/first.png')
    expect(productOf({}).image).toBeUndefined()
  })

  test('names the problem of a dose as other products of the tree do', () => {
    const other = aProduct({ problematics: [{ id: '6001', description: 'Barnyard grass' }] })
    const dose = { dose_min: 1, dose_max: 1, dose_unit: 'L/ha' }
    const record = aProduct({ recommendations: [{ crop: '3001', problematic: '6001', ...dose }] })
    const { doses } = buildProduct(record, aContent(), problematicsOf([other]))
    expect(doses).toMatchObject([{ problematic: { id: '6001', name: 'Barnyard grass' } }])
  })

  test('has each dose with crop and problem by name and every figure as sent', () => {
    const dose = { dose_min: 0.75, dose_max: 1, dose_unit: 'L/ha', phi_days: 30 }
    const { doses } = productOf({
      problematics: [{ id: '6001', description: 'Barnyard grass' }],
      recommendations: [{ crop: '3001', problematic: '6001', ...dose }]
    })
    expect(doses).toEqual([
      {
        ...dose,
        crop: { id: '3001', name: 'Maize' },
        problematic: { id: '6001', name: 'Barnyard grass', href: '/gl/problem/6001' }
      }
    ])
  })

  test('cannot be changed by a page', () => {
    const [product] = aTree().catalogue().products
    expect(Object.isFrozen(product)).toBe(true)
    expect(Object.isFrozen(product?.crops)).toBe(true)
  })
})
