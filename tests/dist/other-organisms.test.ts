import { expect, test } from 'vitest'
import { openSearch } from '../helpers/a-search.ts'

const ask = (prefix: string, query: string) => openSearch(prefix).engine(query, ['product'])

test.each([
  ['gl', 'leaf mold tomato'],
  ['gl', 'leaf mold'],
  ['gl', 'leaf spot'],
  ['br', 'mofo da folha tomate']
])('in %s, no leaflet and no other mould is an answer to %s', (prefix, query) => {
  expect(ask(prefix, query).results).toEqual([])
})

test('a sign of disease is not said to be unlisted where a name has it: spot', () => {
  const { results, unlisted } = ask('gl', 'spot')
  expect(results.map(({ title }) => title)).toContain('Argestes 300 SC')
  expect(unlisted).toBeUndefined()
})

test('a colour alone offers no organism: green bug', () => {
  expect(ask('gl', 'green bug').namesakes).toBeUndefined()
})
