import { expect, test } from 'vitest'
import { namesGroup } from '#browser/portfolio/row-groups.ts'
import { countByCategory } from '#browser/portfolio/rows.ts'

const rows = [
  { id: '1', category: 'Herbicides', cells: ['Glyphosate SL'], searched: 'glyphosate 480g/l sl' },
  { id: '2', category: 'Herbicides', cells: ['Glyphosate SG'], searched: 'glyphosate 757g/kg sg' },
  { id: '3', category: 'Fungicides', cells: ['Mancozeb WP'], searched: 'mancozeb 800g/kg wp' },
  { id: '4', category: '', cells: ['Glyphosate TC'], searched: 'glyphosate 95% tc' }
]

test('the other categories that have rows with the words are known, with their numbers', () => {
  const others = (query: string, english?: string[]) =>
    countByCategory(rows, { category: 'Fungicides', query, english })
  expect(others('glyphosate')).toEqual([{ category: 'Herbicides', count: 2 }])
  expect(others('глифосат', ['glyphosate'])).toEqual([{ category: 'Herbicides', count: 2 }])
  expect(others('none such')).toEqual([])
})

test.each([
  'group 9',
  'HRAC 9',
  'FRAC 11',
  '4A',
  '4a',
  'IRAC 4A',
  '9组',
  'HRAC 9组',
  'группа 9',
  '9 группа',
  'grupo 9',
  'mode of action 9'
])('%s names a resistance group', query => {
  expect(namesGroup(query)).toBe(true)
})

test.each(['', '480', '48 SL', 'glyphosate 9', 'word '.repeat(1000), '24 d', 'mancozeb'])(
  '%s names no resistance group',
  query => {
    expect(namesGroup(query)).toBe(false)
  }
)
