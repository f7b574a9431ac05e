import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OpenProduct } from '#open-data/product-schema.ts'
import type { OpenCatalogue } from '#open-data/schema.ts'
import { formatComparedIds, parseComparedIds } from '#search/compared-ids.ts'
import { compareProducts } from '#search/comparison.ts'

function aProduct(overrides: Partial<OpenProduct>): OpenProduct {
  return {
    id: '1',
    name: 'Marinada',
    page: 'https://example.org/br/product/1',
    family: '2001',
    activeIngredients: [],
    formulations: [],
    resistanceGroups: [],
    crops: [],
    problems: [],
    doses: [],
    packs: [],
    calibre: [],
    benefits: [],
    documents: [],
    ...overrides
  }
}

function aCatalogue(...products: Partial<OpenProduct>[]): OpenCatalogue {
  return {
    $schema: 'https://example.org/catalogue.schema.json',
    publisher: 'Terravane',
    notice: '',
    licence: { name: 'CC BY 4.0', url: 'https://example.org' },
    page: 'https://example.org/br/product-list',
    asOf: '2026-11-02',
    country: { iso: 'br', name: 'Brasil' },
    language: 'pt-BR',
    families: [{ id: '2001', name: 'Herbicidas' }],
    activeIngredients: [{ id: '5001', name: 'nicossulfurom' }],
    crops: [{ id: '3001', name: 'Milho' }],
    problems: [{ id: '4001', name: 'Buva' }],
    products: products.map(aProduct)
  }
}

const use = { crop: '3001', problem: '4001', unit: 'L/ha' }

describe('products side by side', () => {
  test('stand in the order of the ids, and an unknown id is left out', () => {
    const catalogue = aCatalogue({ id: '1' }, { id: '2', name: 'Raco' })
    const { products } = compareProducts(catalogue, ['2', '99', '1'])
    expect(products.map(({ name }) => name)).toEqual(['Raco', 'Marinada'])
    expect(products[0]?.family).toEqual({ id: '2001', name: 'Herbicidas' })
  })

  test('differ where one says something else or nothing, not where the order is another', () => {
    const catalogue = aCatalogue(
      { id: '1', packs: ['1 L', '5 L'], registrationNumber: 'A1', modeOfAction: 'ALS' },
      { id: '2', packs: ['5 L', '1 L'], registrationNumber: 'A2' }
    )
    const { facts } = compareProducts(catalogue, ['1', '2'])
    expect(facts.map(({ fact, differs }) => [fact, differs])).toEqual([
      ['modeOfAction', true],
      ['packs', false],
      ['registrationNumber', true]
    ])
  })

  test('are told by the printed composition, else by the names of what is in them', () => {
    const catalogue = aCatalogue(
      { id: '1', activeIngredients: ['5001'], composition: 'Nicossulfurom 750 g/kg' },
      { id: '2', activeIngredients: ['5001', '5999'] }
    )
    const [ingredients] = compareProducts(catalogue, ['1', '2']).facts
    expect(ingredients?.cells).toEqual([['Nicossulfurom 750 g/kg'], ['nicossulfurom', '5999']])
  })

  test('have a line for each use that one of them is registered for, with the doses as they are', () => {
    const dose = { ...use, min: 0.2, max: 0.25, daysToHarvest: 7 }
    const catalogue = aCatalogue({ id: '1', doses: [dose] }, { id: '2' })
    expect(compareProducts(catalogue, ['1', '2']).uses).toEqual([
      { crop: 'Milho', problem: 'Buva', cells: [[dose], []], differs: true }
    ])
  })

  test('never differ from themselves', () => {
    const catalogue = aCatalogue({ id: '1', packs: ['1 L'], doses: [{ ...use, min: 1, max: 2 }] })
    const { facts, uses } = compareProducts(catalogue, ['1'])
    expect([...facts, ...uses].some(({ differs }) => differs)).toBe(false)
  })
})

describe('compared ids in an address', () => {
  test('read back as they were written', () => {
    const ids = fc.uniqueArray(
      fc.stringMatching(/^[\w &/?#%+-]{1,9}$/).filter(id => id === id.trim())
    )
    fc.assert(
      fc.property(ids, ids => {
        expect(parseComparedIds(formatComparedIds(ids))).toEqual(ids)
      })
    )
  })

  test('count once, and need not be tidy', () => {
    expect(parseComparedIds('?ids=4101,,4102, 4101&utm=x')).toEqual(['4101', '4102'])
    expect(parseComparedIds('?ids=4101&ids=4102,4101')).toEqual(['4101', '4102'])
    expect(parseComparedIds('')).toEqual([])
    expect(formatComparedIds([])).toBe('')
  })
})
