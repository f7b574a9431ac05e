import { expect, test } from 'vitest'
import type { Offer } from '#snapshot/snapshot.ts'
import { indexedTree } from '#tree/pages.ts'
import { elsewhereOf } from '#views/product/elsewhere.ts'
import { productView } from '#views/product/product.ts'
import { anIndex, aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

const own = aProduct({
  active_ingredients: ['5001'],
  type_of_formulation: [{ id: 'OD', description: 'Oil dispersion' }],
  concentration: '40 g/L'
})

/** A tree of one product among others, in which countries list these products. */
function among(offered: Partial<Record<string, Partial<Offer>[]>>, products = [own]) {
  const { countries, trees } = anIndex()
  const first = indexedTree('br', anIndex())
  const sites = Object.keys(offered)
  const strength = 'od + 5001 40 g/L'
  return aTree({
    products,
    index: {
      countries: [
        ...countries,
        ...sites
          .filter(iso => iso !== 'br')
          .map(iso => ({ id: iso, iso, name: iso, type: 'internal_website' as const }))
      ],
      trees: [
        ...trees.filter(({ prefix }) => prefix !== 'br'),
        ...sites.map(iso => ({
          ...first,
          ...treeIds.br,
          prefix: iso,
          country: iso,
          offered: offered[iso]?.map(offer => ({
            id: '4101',
            name: 'Pampero 40 OD',
            ingredientIds: ['5001'],
            strength,
            ...offer
          }))
        }))
      ]
    }
  })
}

const shown = (tree: ReturnType<typeof aTree>) => elsewhereOf(tree, '4101').first

test('a product is found in another country under its name and number there', () => {
  const tree = among({ br: [{ id: '77', name: 'Minuano 40 OD', number: '12345' }] })
  expect(shown(tree)).toEqual([
    {
      id: '77',
      iso: 'br',
      country: 'Brazil',
      name: 'Minuano 40 OD',
      number: '12345',
      href: '/br/product/77'
    }
  ])
})

test('a country without a site is named by the global list that has its products', () => {
  const { countries } = anIndex()
  const paraguay = {
    id: '187',
    iso: 'py',
    name: 'Paraguay',
    type: 'product_commercialization' as const
  }
  const tree = aTree({
    products: [own],
    content: { activeIngredients: [{ id: '5001', description: 'ingredient' }] },
    b2bProducts: {
      '187': [{ id: 'py-18', product_name: 'Ingredient 40 g/L OD', reg_no: 'SENAVE D4470' }]
    },
    index: { countries: [...countries, paraguay] }
  })
  expect(shown(tree)).toEqual([
    {
      id: 'py-18',
      iso: 'py',
      country: 'Paraguay',
      name: 'Ingredient 40 g/L OD',
      number: 'SENAVE D4470',
      href: '/gl/product-b2b-list/187?ids=py-18',
      lang: 'en'
    }
  ])
})

test('the one with the same id is first in its country, because choosing the country leads there', () => {
  const tree = among({ br: [{ id: '77' }, { id: '4101' }] })
  expect(shown(tree).map(({ id }) => id)).toEqual(['4101', '77'])
})

test('another strength with the same id is another product', () => {
  expect(shown(among({ br: [{ strength: 'OD + 5001 60 g/L' }] }))).toEqual([])
  expect(shown(among({ br: [{ strength: undefined }] }))).toEqual([])
})

test('of 250 countries eight are shown at once, by their names', () => {
  const isos = Array.from({ length: 250 }, (_, at) => `x${String(at).padStart(3, '0')}`)
  const tree = among(Object.fromEntries(isos.map(iso => [iso, [{}]])))
  const { first, others } = elsewhereOf(tree, '4101')
  expect([...first, ...others].map(({ iso }) => iso)).toEqual(isos)
  expect(first).toHaveLength(8)
})

test('a single product of another mode of action is beside the countries, because it would be alone in its row', () => {
  const inGroup = (code: string) => ({
    resistance_groups: [{ scheme: 'HRAC' as const, code }],
    recommendations: [
      { crop: 'maize', problematic: 'crabgrass', dose_min: 1, dose_max: 1, dose_unit: 'L/ha' }
    ]
  })
  const isBeside = (countries: string[], codes: string[]) =>
    productView(
      among(Object.fromEntries(countries.map(iso => [iso, [{}]])), [
        { ...own, ...inGroup('2') },
        ...codes.map(code => aProduct({ id: code, ...inGroup(code) }))
      ]),
      '4101'
    ).related.isBeside
  expect(isBeside(['br'], ['9'])).toBe(true)
  expect(isBeside(['br'], ['9', '15'])).toBe(false)
  expect(isBeside([], ['9'])).toBe(false)
})
