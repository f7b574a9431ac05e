import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import { unstagedFindings } from '#tree/claims/unstaged.ts'
import { aProduct } from '../../helpers/a-tree.ts'

type Kind = ProductDetailRecord['problematics'][number]['kind']

const product = (id: string, timing: string | undefined, kind: Kind = 'weed') =>
  aProduct({
    id,
    problematics: [{ id: 'grass', description: 'Grass', kind }],
    recommendations: [
      { crop: '3001', problematic: 'grass', dose_min: 1, dose_max: 2, dose_unit: 'L/ha', timing }
    ]
  })

const recordsOf = (...products: ProductDetailRecord[]) =>
  unstagedFindings('br', { products }).map(({ record }) => record)

describe('a row against a weed without a growth stage', () => {
  test('is a finding beside a row of the same use with one', () => {
    const products = [
      product('1', 'BBCH 00–05'),
      product('2', '3–6 leaves'),
      product('3', undefined)
    ]
    expect(recordsOf(...products)).toEqual(['2', '3'])
    expect(unstagedFindings('br', { products })[0]).toMatchObject({
      kind: 'stage',
      tree: 'br',
      received: '3–6 leaves'
    })
  })

  test('is none where no row of its use states a stage, or all do', () => {
    expect(recordsOf(product('1', '3–6 leaves'), product('2', 'before emergence'))).toEqual([])
    expect(recordsOf(product('1', 'BBCH 00'), product('2', 'bbch 12-14'))).toEqual([])
  })

  test('is none against an insect, whose own stages time a spray', () => {
    const [one, other] = ['BBCH 13–18', 'Egg hatch'].map((timing, at) =>
      product(String(at), timing, 'insect')
    )
    expect(recordsOf(...[one, other].filter(record => record !== undefined))).toEqual([])
  })
})
