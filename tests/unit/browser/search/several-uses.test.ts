import { describe, expect, test } from 'vitest'
import { bestUse, cardsOf } from '#browser/search/best-use.ts'
import { askEverything } from '#browser/search/everything.ts'
import { keysOf } from '#browser/search/name-key.ts'
import { names } from '../../../helpers/some-names.ts'
import { engineFor, entry } from './an-engine.ts'

const known = {
  ...names,
  others: {
    ...names.others,
    'Asian rust': keysOf('Asian rust', 'ferrugem da soja|ferrugem'),
    'Leaf rust': keysOf('Leaf rust', 'ferrugem da folha|ferrugem')
  }
}
const entries = [
  entry('crop:soybean', 'Soja'),
  entry('crop:wheat', 'Trigo'),
  entry('crop:oats', 'Aveia'),
  entry('problem:asian', 'Ferrugem da soja', { names: ['Asian rust'] }),
  entry('problem:leaf', 'Ferrugem da folha', { names: ['Leaf rust'] }),
  entry('problem:spot', 'Mancha-alvo'),
  entry('product:1', 'Knik', {
    line: 'Ferrugem da soja, Mancha-alvo · Soja',
    uses: { 'crop:soybean': ['problem:asian', 'problem:spot'] }
  }),
  entry('product:2', 'Tivano', {
    line: 'Ferrugem da folha · Trigo',
    uses: { 'crop:wheat': ['problem:leaf'] }
  })
]
const engine = engineFor(entries, known)

const answerTo = (query: string) => askEverything(engine, query)
const cards = (query: string) => cardsOf(answerTo(query)).map(({ title }) => title)
const products = (query: string) =>
  engine(query, ['product'])
    .results.map(({ title }) => title)
    .toSorted()

describe('a question about one problem in two crops', () => {
  test.each(['ferrugem soja e trigo', 'ferrugem em trigo e soja', 'soja e trigo, ferrugem'])(
    'has an answer card for each crop, and the products for both: %s',
    query => {
      expect(cards(query).toSorted()).toEqual([
        'Soja · Ferrugem da soja',
        'Trigo · Ferrugem da folha'
      ])
      expect(products(query)).toEqual(['Knik', 'Tivano'])
      expect(engine(query, ['product']).named, 'the finder asks for both, too').toMatchObject({
        crop: [],
        problem: [],
        uses: [{}, {}]
      })
      expect(bestUse(answerTo(query)), 'none of them is the answer alone').toBeUndefined()
    }
  )

  test('keeps the name of a problem with a crop in it, where no list of crops is asked for', () => {
    expect(cards('ferrugem da soja')).toEqual(['Soja · Ferrugem da soja'])
    expect(products('ferrugem da soja trigo')).toEqual([])
  })
})

test('a question about two problems in one crop has an answer card for each', () => {
  expect(cards('ferrugem da soja e mancha-alvo na soja').toSorted()).toEqual([
    'Soja · Ferrugem da soja',
    'Soja · Mancha-alvo'
  ])
})

test('two crops without a problem are still both asked for', () => {
  expect(products('soja e trigo')).toEqual([])
})
