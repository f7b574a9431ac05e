import { expect, test } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped } from '../../../../helpers/engine-as-typed.ts'
import { suggestionOf, typedIn } from '#browser/search/answer/suggestion.ts'

const entry = (title: string, line: string, names: string[] = []) => ({
  id: `product:${title}`,
  kind: 'product' as const,
  title,
  path: `/x/${title}`,
  line,
  names
})

const lang = 'pt-BR'
const engine = engineAsTyped(
  buildIndex([
    entry('Cordonazo 50 EC', 'Lagarta-do-beterrabal, Lagarta-do-cartucho · Milho', [
      'Fall armyworm'
    ]),
    entry('Purvai 600 FS', 'Lagarta-do-cartucho, Corós · Milho', ['Fall armyworm']),
    entry('Sansar 500 FS', 'Sedaxano 500 g/L · Carvão-voador, Queima-das-bainhas · Arroz'),
    entry('Solano', 'Glifosato 480 g/L · Capim-colchão、Capim-arroz · Soja', ['glifosato', 'soja'])
  ]),
  lang
)

const ask = (query: string) => engine(query, ['product'])

test.each([
  ['lagarta-do-cartuxo', 'Lagarta-do-cartucho'],
  ['lagarta do cartuxo', 'Lagarta-do-cartucho'],
  ['lagrata do cartuxo', 'Lagarta-do-cartucho'],
  ['cartuxo', 'Lagarta-do-cartucho'],
  ['keima-das-bainhas', 'Queima-das-bainhas'],
  ['capim colxao', 'Capim-colchão'],
  ['glifosatto 99', 'glifosato'],
  ['molano', 'Solano'],
  ['zoja', 'Soja']
])('%s is led to %s, which finds what came close by it', (query, suggestion) => {
  const { results, isClose } = ask(query)
  expect([isClose, suggestionOf({ query, lang }, results)]).toEqual([true, suggestion])
  const found = ask(suggestion)
  expect([found.isClose, found.results.length > 0]).toEqual([false, true])
})

test.each(['capim amargoso', 'carvoeiro', 'vine armyworm'])(
  '%s is not led to another organism that shares a word or some letters',
  query => {
    const { results } = ask(query)
    expect([results, suggestionOf({ query, lang }, results)]).toEqual([[], undefined])
  }
)

test('without similar words there is no suggestion', () => {
  expect(suggestionOf({ query: 'zoja', lang }, [])).toBeUndefined()
})

test.each([
  ['roundap soja', 'Soja', { words: 'roundap', rest: 'soja' }],
  ['V4 milho', 'Milho', { words: 'V4', rest: 'milho' }],
  ['feijões xyz', 'Feijão', { words: 'xyz', rest: 'feijões' }],
  ['lagarta do cartucho xyz', 'Lagarta-do-cartucho', { words: 'xyz', rest: 'lagarta do cartucho' }]
])(
  'of %s, %s is typed already, so it is offered without the other words',
  (query, suggestion, parts) => {
    expect(typedIn(query, suggestion)).toEqual(parts)
  }
)

test.each([
  ['zoja', 'Soja'],
  ['soja', 'Soja'],
  ['cartucho milho', 'Lagarta-do-cartucho']
])('of %s, %s is not typed', (query, suggestion) => {
  expect(typedIn(query, suggestion)).toBeUndefined()
})
