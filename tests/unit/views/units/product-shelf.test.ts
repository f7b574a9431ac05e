import { describe, expect, test } from 'vitest'
import { shelfOf } from '#views/units/product-shelf.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const product = (id: string, brandname: string, family_id: string) =>
  aProduct({ id, brandname, family_id })
const names = (products: ReturnType<typeof aProduct>[]) =>
  shelfOf(aTree({ products })).map(({ lettering }) => lettering[0]?.text)

describe('The shelf of Smart Growing', () => {
  test('shows a product of each family before a second of any', () => {
    const products = [
      product('1', 'Mistral', '2001'),
      product('2', 'Bora', '2001'),
      product('3', 'Khamsin', '2003')
    ]
    expect(names(products).slice(0, 3)).toEqual(['Mistral', 'Khamsin', 'Bora'])
  })

  test('letters the strength under the name', () => {
    const [pack] = shelfOf(aTree({ products: [product('1', 'Mistral 480 SL', '2001')] }))
    expect(pack?.lettering.map(({ text }) => text)).toEqual(['Mistral', '480 SL'])
  })

  test('is completed with packs of the families, without names', () => {
    const [named, unnamed] = shelfOf(aTree())
    expect(named?.lettering).not.toEqual([])
    expect(unnamed?.lettering).toEqual([])
  })

  test('holds twelve packs', () => {
    const many = Array.from({ length: 40 }, (_, index) => product(`${index}`, 'Bora', '2001'))
    expect(names(many)).toHaveLength(12)
  })
})
