import { expect, test } from 'vitest'
import { englishOf } from '#browser/portfolio/names.ts'
import { parseRowChoice } from '#browser/portfolio/row-choice.ts'
import { splitAtStrengths } from '#browser/portfolio/row-words.ts'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

const dictionary = openDictionary(names)
const weeds = dictionary.partsOf('broadleaf grasses').flatMap(({ means }) => means)
const engine = engineFor(
  [
    entry('product:4101', 'Harmattan 480 SL', { names: ['glyphosate'], line: weeds.join(', ') }),
    ...weeds.map((weed, at) => entry(`problem:${String(at)}`, weed))
  ],
  names
)

const searches: Record<string, (query: string) => unknown> = {
  'the search': query => engine(query),
  'the search of the portfolio': query => englishOf(query, dictionary, splitAtStrengths)
}
/** All ways to read twelve such words are three million millions. */
const queries = ['broadleaf grasses '.repeat(6), `glyphosate 480 BBCH 14 ${'grasses '.repeat(8)}`]

test.each(
  Object.keys(searches).flatMap(search => queries.map(query => [search, query.trim()] as const))
)('%s answers %s within two seconds', (search, query) => {
  const before = process.cpuUsage()
  searches[search]?.(query)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2)
})

test('a portfolio is searched for as many words of its address as other lists are', () => {
  const query = 'glyphosate '.repeat(5000)
  const { query: asked } = parseRowChoice(`?${new URLSearchParams({ q: query }).toString()}`, {
    categories: [],
    columns: []
  })
  expect(asked.split(' ').length).toBeLessThanOrEqual(12)
})
