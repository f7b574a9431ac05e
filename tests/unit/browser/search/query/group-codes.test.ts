import { expect, test } from 'vitest'
import { inGroupCodes } from '#browser/search/query/group-codes.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry } from '../an-engine.ts'

const entries = [
  entry('product:1', 'Ostro', { groups: ['Grupo HRAC 1', 'Kelompok HRAC 1', 'HRAC group 1'] }),
  entry('product:2', 'Raco', { groups: ['Grupo HRAC 2', 'Kelompok HRAC 2', 'HRAC group 2'] }),
  entry('product:9', 'Lodos', { groups: ['Grupo HRAC 9', 'Kelompok HRAC 9', 'HRAC group 9'] }),
  entry('product:4', 'Marin', { groups: ['Grupo IRAC 4A', 'Kelompok IRAC 4A', 'IRAC group 4A'] })
]
/** In a tree's file of names, articles are words that narrow no search. */
const engine = engineFor(entries, { ...names, fillers: `${names.fillers}|un` })
const found = (query: string) =>
  engine(query, ['product']).results.map(({ id }) => id.slice('product:'.length))

test.each([
  ['hrac G', '9'],
  ['HRAC b', '2'],
  ['HRAC group B', '2'],
  ['grupo A hrac', '1'],
  ['grupo B', '2'],
  ['group g', '9'],
  ['กลุ่ม G', '9'],
  ['lodos grupo G', '9']
])('%s finds the herbicides of the group that had this letter', (query, id) => {
  expect(found(query)).toEqual([id])
})

test.each([
  ['resistance group 9', '9'],
  ['Resistance groups: 9', '9'],
  ['mode of action 9', '9'],
  ['grupo de resistência 9', '9'],
  ['grupo de resistencia 9', '9'],
  ['группа резистентности 9', '9'],
  ['kelompok resistansi 4A', '4'],
  ['กลุ่มการต้านทาน 9', '9'],
  ['抗性组别9', '9'],
  ['مجموعة المقاومة 9', '9']
])('%s finds the group, and nothing else that its number is in', (query, id) => {
  expect(found(query)).toEqual([id])
})

test.each([
  'HRAC K1',
  'grupo E',
  'IRAC UN',
  'HRAC J',
  'hrac q',
  'HRAC W',
  'grupo X',
  'กลุ่ม Q',
  'grupo J hrac'
])(
  '%s finds nothing where no product is in it, or no group had the letter, and no other group',
  query => {
    expect(found(query)).toEqual([])
  }
)

test.each([
  ['grup 4A', ['4']],
  ['golongan 4A', ['4']],
  ['kelompok 4A', ['4']],
  ['bukan grup 4A', ['1', '2', '9']]
])('%s is understood in Indonesian', (query, ids) => {
  expect(found(query).toSorted()).toEqual(ids)
})

test('a letter that is a word is no group', () => {
  expect(inGroupCodes('HRAC e FRAC')).toBe('HRAC e FRAC')
  expect(inGroupCodes('grupo a evitar')).toBe('grupo a evitar')
  expect(inGroupCodes('grupo y familia')).toBe('grupo y familia')
})

test('not group G leaves it out, and the answer is to the words as they were typed', () => {
  expect(found('não grupo G').toSorted()).toEqual(['1', '2', '4'])
  expect(engine('grupo G').query).toBe('grupo G')
})
