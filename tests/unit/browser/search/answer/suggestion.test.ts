import { expect, test } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped } from '../../../../helpers/engine-as-typed.ts'
import { suggestionOf } from '#browser/search/answer/suggestion.ts'

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
