import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import { productView } from '#views/product/product.ts'
import { relatedProducts, sharedUses } from '#views/product/related.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

type Groups = ProductDetailRecord['resistance_groups']
type Use = [crop: string, problematic: string]

const frac = (...codes: string[]): Groups => codes.map(code => ({ scheme: 'FRAC', code }))

function product(id: string, groups: Groups, uses: Use[] = [['tomato', 'blight']]) {
  const recommendations = uses.map(([crop, problematic]) => ({
    crop,
    problematic,
    dose_min: 1,
    dose_max: 1,
    dose_unit: 'L/ha'
  }))
  return aProduct({ id, resistance_groups: groups, recommendations })
}

/** The ids of the products related to the first. */
function relatedIds(...products: ProductDetailRecord[]): string[] {
  const catalogue = aTree({ products }).catalogue()
  const [first] = catalogue.products
  return first ? relatedProducts(catalogue, first).map(({ id }) => id) : []
}

describe('products related by another mode of action', () => {
  test('have a dose for the same crop and problem, and another group of the same scheme', () => {
    expect(relatedIds(product('1', frac('11')), product('2', frac('3')))).toEqual(['2'])
  })

  test('say for which common use, and at which dose', () => {
    const both: Use[] = [
      ['tomato', 'blight'],
      ['potato', 'blight']
    ]
    const catalogue = aTree({
      products: [product('1', frac('11')), product('2', frac('3'), both)]
    }).catalogue()
    const [one, other] = catalogue.products
    const uses = one && other ? sharedUses(one, other) : []
    expect(uses.map(({ crop, dose_max }) => [crop.id, dose_max])).toEqual([['tomato', 1]])
  })

  test('have no group in common, even where others differ', () => {
    expect(relatedIds(product('1', frac('11', '3')), product('2', frac('3', 'M05')))).toEqual([])
  })

  test('name groups on both sides', () => {
    expect(relatedIds(product('1', frac('11')), product('2', []))).toEqual([])
    expect(relatedIds(product('1', []), product('2', frac('3')))).toEqual([])
  })

  test('are classed by the same scheme: a fungicide is not compared with an insecticide', () => {
    expect(
      relatedIds(product('1', frac('11')), product('2', [{ scheme: 'IRAC', code: '6' }]))
    ).toEqual([])
    expect(
      relatedIds(product('1', frac('4')), product('2', [{ scheme: 'IRAC', code: '4' }]))
    ).toEqual([])
  })

  test('are compared scheme by scheme where a product has several', () => {
    const both: Groups = [...frac('11'), { scheme: 'IRAC', code: '4A' }]
    expect(relatedIds(product('1', both), product('2', frac('3')))).toEqual(['2'])
    expect(relatedIds(product('1', both), product('2', [{ scheme: 'IRAC', code: '4A' }]))).toEqual(
      []
    )
  })

  test('are for the same crop and problem together, not for one of each', () => {
    const one = product('1', frac('11'), [
      ['tomato', 'blight'],
      ['rice', 'blast']
    ])
    expect(relatedIds(one, product('2', frac('3'), [['tomato', 'blast']]))).toEqual([])
    expect(relatedIds(one, product('3', frac('3'), [['rice', 'blast']]))).toEqual(['3'])
  })

  test('are never the product itself, and none where it has no doses', () => {
    expect(relatedIds(product('1', frac('11')))).toEqual([])
    expect(relatedIds(product('1', frac('11'), []), product('2', frac('3'), []))).toEqual([])
  })

  test('come with more uses in common first, and none is left out', () => {
    const uses: Use[] = [
      ['tomato', 'blight'],
      ['rice', 'blast']
    ]
    const others = ['2', '3', '4', '5', '6'].map(id => product(id, frac('3'), uses.slice(0, 1)))
    const ids = relatedIds(product('1', frac('11'), uses), ...others, product('7', frac('3'), uses))
    expect(ids).toEqual(['7', '2', '3', '4', '5', '6'])
  })

  test('are listed by common use, with their doses, where they have no card', () => {
    const others = ['2', '3', '4', '5', '6', '7'].map(id => product(id, frac('3')))
    const tree = aTree({ products: [product('1', frac('11')), ...others] })
    const { cards, others: listed } = productView(tree, '1').related
    expect([cards.length, listed.count]).toEqual([4, 2])
    expect(listed.uses).toMatchObject([
      {
        products: [{ href: '/gl/product/6' }, { href: '/gl/product/7', dose: '1\u00a0L/\u2060ha' }]
      }
    ])
  })
})
