import { expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { openSearch } from '../helpers/a-search.ts'

const search = (prefix: string, query: string) =>
  askEverything(openSearch(prefix).engine, query).results
const list = (prefix: string, query: string) =>
  openSearch(prefix)
    .engine(query, ['product'])
    .results.map(({ title }) => title)

test.each([
  ['mx', 'dosis por bomba de 15 litros'],
  ['mx', 'por bomba de 20 litros'],
  ['co', 'dosis por caneca 200 litros'],
  ['br', 'dose'],
  ['br', 'dose por alqueire'],
  ['br', 'quanto por bomba de 20 litros'],
  ['cn', '用量'],
  ['cn', '剂量'],
  ['cn', '兑水'],
  ['cn', '一亩地用多少'],
  ['id', 'berapa hari sebelum panen'],
  ['ru', 'сколько лить на гектар'],
  ['sa', 'كم الجرعة'],
  ['za', 'withholding'],
  ['th', 'ใช้กี่ซีซีต่อน้ำ 20 ลิตร'],
  ['th', 'กี่วันเก็บเกี่ยวได้']
])('in %s, a question about doses or harvest is answered by the list: %s', (prefix, query) => {
  expect(search(prefix, query)[0]?.id).toBe('page:productList')
  expect(list(prefix, query)).toEqual(list(prefix, 'dosage'))
  expect(list(prefix, query).length).toBeGreaterThan(20)
})

test.each([
  ['co', 'tomate de árbol'],
  ['mx', 'rizobium'],
  ['mx', 'rhizobium'],
  ['th', 'หนอนเจาะฝัก'],
  ['za', 'quick grass'],
  ['br', 'receita agronômica']
])('in %s, what is not listed is answered by nothing else: %s', (prefix, query) => {
  expect(list(prefix, query)).toEqual([])
})

test.each([
  ['co', 'papa criolla', 'papa'],
  ['mx', 'mata yerba', 'herbicida'],
  ['za', 'onkruiddoder', 'herbicide'],
  ['br', 'rizóbio', 'bradyrhizobium']
])('in %s, %s is another word for %s', (prefix, query, known) => {
  expect(list(prefix, query)).toEqual(list(prefix, known))
  expect(list(prefix, query)).not.toEqual([])
})

test('a word of three letters is itself, and not one with its letters changed: tea', () => {
  expect(search('id', 'teh').filter(({ kind }) => kind === 'post')).toEqual([])
})

test('a word that no product states is named, and what is shown instead', () => {
  const answer = openSearch('br').engine('fungicida sistemico', ['product'])
  expect(answer).toMatchObject({ unlisted: ['fungicida sistemico'], shownFor: 'Fungicidas' })
})

test('the environmental report is the first answer to its name', () => {
  expect(search('gl', 'environment report')[0]?.title).toBe('Environmental disclosure')
})
