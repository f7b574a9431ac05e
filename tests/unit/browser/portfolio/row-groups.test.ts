import { expect, test } from 'vitest'
import { groupsOfRow } from '#views/portfolio/chemical-classes.ts'
import { inGroups } from '#browser/portfolio/row-groups.ts'
import { chooseRows } from '#browser/portfolio/rows.ts'
import { groupOf } from '#views/search/names.ts'
import { textIn } from '../../../../scripts/demo-bff/data-source/localise.ts'
import { readData } from '../../../../scripts/demo-bff/data-source/read-json.ts'
import type { Entry, StockProduct } from '../../../../scripts/demo-bff/data-source/types.ts'
import { compare } from './a-row.ts'

const products = readData<StockProduct[]>('products.json').filter(
  product => 'resistance_groups' in product
)
const nameOf = new Map(
  readData<Entry[]>('compositions.json').map(({ id, description }) => [
    id,
    textIn(description, 'eng')?.replace(' (seed treatment)', '')
  ])
)

const row = (name: string) => ({
  id: name,
  category: 'Crop protection',
  cells: [name],
  searched: name.toLowerCase(),
  groups: groupsOfRow({ activeIngredient: name })
})
const rows = [
  row('Glyphosate'),
  row('Azoxystrobin'),
  row('Azoxystrobin + difenoconazole'),
  row('Difenoconazole'),
  row('Imidacloprid'),
  row('Flumioxazin'),
  row('Clethodim'),
  row('Mancozeb'),
  row('Humic acids')
]
/** As a visitor finds them: the words as they are typed find no row. */
const found = (query: string) => {
  expect(chooseRows(rows, { query }, compare)).toEqual([])
  const english = inGroups(
    query,
    rows.map(({ groups }) => groups ?? ''),
    rest => [rest]
  )
  return english && chooseRows(rows, { query, english }, compare).map(({ id }) => id)
}

test.each([
  ['group 9', ['Glyphosate']],
  ['HRAC 9', ['Glyphosate']],
  ['HRAC G', ['Glyphosate']],
  ['9组', ['Glyphosate']],
  ['группа 9', ['Glyphosate']],
  ['9 группа', ['Glyphosate']],
  ['grupo 9', ['Glyphosate']],
  ['FRAC 11', ['Azoxystrobin', 'Azoxystrobin + difenoconazole']],
  ['FRAC 11 + 3', ['Azoxystrobin + difenoconazole']],
  ['FRAC 11 difenoconazole', ['Azoxystrobin + difenoconazole']],
  ['4A', ['Imidacloprid']],
  ['IRAC 4', ['Imidacloprid']],
  ['group 4A', ['Imidacloprid']],
  ['HRAC 1', ['Clethodim']],
  ['HRAC 14', ['Flumioxazin']],
  ['FRAC M3', ['Mancozeb']],
  ['FRAC M03', ['Mancozeb']]
])('%s finds the rows of the group', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test.each(['group 77', 'HRAC J'])('%s finds no row', query => {
  expect(found(query)).toEqual([])
})

test.each(['glyphosate 480', '11', 'frac'])('%s names no group', query => {
  expect(inGroups(query, [], rest => [rest])).toBeUndefined()
})

test('a part of a group is in it, and a number is no beginning of another', () => {
  expect(groupsOfRow({ activeIngredient: 'Tricyclazole' })).toBe('FRAC-16.1 FRAC-16')
  expect(groupsOfRow({ activeIngredient: 'Clethodim', english: 'imidacloprid' })).toBe(
    'IRAC-4A IRAC-4'
  )
  expect(groupsOfRow({ activeIngredient: 'Humic acids' })).toBeUndefined()
})

test('an ingredient has the group that every product of it alone states', () => {
  const wrong = products.flatMap(({ brandname, active_ingredients: all, resistance_groups }) => {
    const [id = '', ...others] = all
    const stated = resistance_groups?.[0]
    const group = groupOf(nameOf.get(id) ?? '')
    const isRight = others.length > 0 || !stated || group === `${stated.scheme} ${stated.code}`
    return isRight ? [] : [`${brandname}: ${group ?? ''}`]
  })
  expect(wrong).toEqual([])
})
