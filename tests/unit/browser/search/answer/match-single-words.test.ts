import { expect, test } from 'vitest'
import { matchSingleWords } from '#browser/search/answer/match-single-words.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry } from '../an-engine.ts'

const engine = engineFor(
  [
    entry('product:1', 'Lodos 480 SL', { names: ['glyphosate'] }),
    entry('product:2', 'Two', { line: 'Milho', uses: { 'crop:corn': ['problem:1'] } }),
    entry('crop:corn', 'Milho', { names: ['Maize (corn)'] }),
    entry('problem:1', 'Carvão do Milho'),
    entry('post:1', 'Coarse droplets do not drift'),
    entry('post:2', 'How we began')
  ],
  { ...names, others: { ...names.others, drift: keysOf('drift', 'deriva') } }
)
const askAll = (query: string) => askEverything(engine, query)
const ask = (query: string) => matchSingleWords(askAll(query), askAll)
const idsOf = (query: string) =>
  ask(query)
    .results.map(({ id }) => id)
    .toSorted()

test.each(['drift glyphosate', 'deriva glifosato', 'best glyphosate drift'])(
  'words of which nothing has all lead to what each of them finds, as the closest answers: %s',
  query => {
    expect(ask(query).isClose).toBe(true)
    expect(idsOf(query)).toEqual(['post:1', 'product:1'])
  }
)

test('a crop beside what nothing is listed against leads to its page, and to no other use of it', () => {
  expect(idsOf('buva milho')).toEqual(['crop:corn'])
})

test('what has all words needs no closest answers, and unknown words have none', () => {
  expect(idsOf('drift')).toEqual(['post:1'])
  expect(idsOf('zyzzyva and quokka')).toEqual([])
})
