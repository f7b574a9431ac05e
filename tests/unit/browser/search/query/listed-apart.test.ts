import { describe, expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

const entries = [
  entry('crop:maize', 'Milho'),
  entry('crop:soybean', 'Soja'),
  entry('problem:mildew', 'Oídio'),
  entry('problem:rust', 'Ferrugem asiática'),
  entry('product:1', 'Knik 750 WG', {
    names: ['Milho', 'Oídio', 'Fungicides'],
    groups: ['Grupo FRAC M03', 'FRAC group M03'],
    uses: { 'crop:maize': ['problem:mildew'] }
  }),
  entry('product:2', 'Argestes 300 SC', {
    names: ['Soja', 'Ferrugem asiática', 'Fungicides'],
    groups: ['Grupo FRAC 11', 'FRAC group 11'],
    uses: { 'crop:soybean': ['problem:rust'] }
  })
]
const engine = engineFor(entries)
const withTrade = engineFor(entries, names)
const ask = (query: string) => engine(query, ['product'])

describe('a crop and a problem that no product lists together', () => {
  test('are named, each with its number of products', () => {
    const { results, apart } = ask('oídio soja')
    expect(results).toEqual([])
    expect(apart).toEqual([
      { words: 'oídio', count: 1 },
      { words: 'soja', count: 1 }
    ])
  })

  test('are named on the search page too, with the products of each', () => {
    expect(askEverything(engine, 'oídio soja').apart).toEqual(ask('oídio soja').apart)
  })

  test('are named beside the word for a kind of product, unless the two are listed together', () => {
    const apart = (query: string) => withTrade(query, ['product']).apart
    expect(apart('fungicida ferrugem asiática milho')).toEqual([
      { words: 'ferrugem asiática', count: 1 },
      { words: 'milho', count: 1 }
    ])
    expect(apart('herbicida ferrugem asiática soja')).toBeUndefined()
  })

  test('are not named where a word is unknown, or only one of the two is asked for', () => {
    expect(ask('oídio soja xyzzy').apart).toBeUndefined()
    expect(ask('xyzzy soja').apart).toBeUndefined()
    expect(ask('milho soja').apart).toBeUndefined()
    expect(ask('oídio milho').apart).toBeUndefined()
  })
})

describe('a crop and a known name that the country does not list', () => {
  const apart = (query: string) => withTrade(query, ['product']).apart

  test('are not listed together, which leads to the crop alone', () => {
    expect(apart('soja bicudo')).toEqual([{ words: 'soja', count: 1 }])
    expect(apart('paraquate soja')).toEqual([{ words: 'soja', count: 1 }])
    expect(askEverything(withTrade, 'bicudo soja').apart).toEqual([{ words: 'soja', count: 1 }])
  })

  test('are so only beside a crop of the country', () => {
    expect(apart('bicudo')).toBeUndefined()
    expect(apart('bicudo algodão')).toBeUndefined()
  })
})

test('what is left out by its group alone is counted, and can be asked for without the group', () => {
  const { results, isAllLeftOut, instead } = ask('ferrugem asiática soja sem grupo 11')
  expect(results).toEqual([])
  expect(isAllLeftOut).toBe(true)
  expect(instead).toMatchObject({ words: 'sem grupo 11', count: 1 })
  expect(ask(instead?.rest ?? '').results).toHaveLength(1)
  expect(ask('ferrugem asiática soja sem grupo 3').isAllLeftOut).toBeUndefined()
  expect(ask('xyzzy sem grupo 11').isAllLeftOut).toBeUndefined()
})
