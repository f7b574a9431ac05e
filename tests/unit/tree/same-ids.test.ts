import { expect, test } from 'vitest'
import type { Offer } from '#snapshot/snapshot.ts'
import { indexedTree } from '#tree/pages.ts'
import { sameIds } from '#tree/same-elsewhere.ts'
import { anIndex } from '../../helpers/a-tree.ts'

/** The ids of a country's products, by their strengths, as sites with these products say. */
function idsOf(prefix: string, offered: Record<string, [id: string, strength?: string][]>) {
  const some = indexedTree('br', anIndex())
  const trees = Object.entries(offered).map(([tree, products]) => ({
    ...some,
    prefix: tree,
    country: tree.split('-')[0] ?? '',
    offered: products.map(([id, strength]): Offer => ({
      id,
      name: id,
      ingredientIds: [],
      strength
    }))
  }))
  return sameIds(prefix, { ...anIndex(), trees })
}

test('a product has the ids of the products with its strength in each other country and in the global site', () => {
  expect(
    idsOf('br', { gl: [['g7', 'SL 480']], br: [['1', 'SL 480']], mx: [['9', 'SL 480']] })
  ).toEqual({
    gl: { '1': 'g7' },
    mx: { '1': '9' }
  })
})

test('of several in a country, the one with the same id, or else the first', () => {
  const mx = (...ids: string[]) => ids.map((id): [string, string] => [id, 'SL 480'])
  expect(idsOf('br', { br: mx('1'), mx: mx('8', '1', '9') })).toEqual({ mx: { '1': '1' } })
  expect(idsOf('br', { br: mx('1'), mx: mx('8', '9') })).toEqual({ mx: { '1': '8' } })
})

test('another strength, and one that is not stated, is another product, whatever its id', () => {
  expect(idsOf('br', { br: [['1', 'SL 480'], ['2']], mx: [['1', 'SL 360'], ['2']] })).toEqual({})
})

test('another language of the country has the same ids, and is not among the countries', () => {
  expect(idsOf('br', { br: [['1', 'SL 480']], 'br-prod-eng': [['1', 'SL 480']] })).toEqual({})
})
