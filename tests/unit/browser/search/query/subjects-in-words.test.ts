import { describe, expect, test } from 'vitest'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { entry, engineFor } from '../an-engine.ts'

const diseases = ['doença', 'disease']
const known = {
  ...names,
  ingredients: { ...names.ingredients, urea: keysOf('urea', 'ureia|ยูเรีย') },
  others: {
    ...names.others,
    Soybean: keysOf('Soybean', 'Soja'),
    Cocoa: keysOf('Cocoa', 'Cacau'),
    Rice: keysOf('Rice', 'ข้าว'),
    Rust: keysOf('Rust', 'ferrugem da soja'),
    'Rice blast': keysOf('Rice blast', 'โรคไหม้ข้าว'),
    Fungicides: keysOf('Fungicides', 'doença|fungo'),
    'Stink bug': keysOf('Stink bug', 'percevejo')
  },
  fillers: `${names.fillers}|${keysOf('', 'doença|fungo|โรค|ไม่')}`
}
const entries = [
  entry('family:fungicides', 'Fungicidas', { names: ['Fungicides', ...diseases] }),
  entry('crop:soybean', 'Soja', { names: ['Soybean'] }),
  entry('crop:cocoa', 'Cacau', { names: ['Cocoa'] }),
  entry('crop:rice', 'ข้าว', { names: ['Rice'] }),
  entry('problem:rust', 'Ferrugem', { names: ['ferrugem da soja', 'Rust', ...diseases] }),
  entry('problem:spot', 'Mancha-alvo', { names: diseases }),
  entry('problem:pod', 'Podridão-parda', { names: diseases }),
  entry('problem:mirid', 'Percevejos mirídeos do cacau'),
  entry('problem:blast', 'โรคไหม้ข้าว', { names: ['Rice blast', 'โรค'] }),
  entry('product:knik', 'Knik', {
    line: 'Ferrugem, Mancha-alvo · Soja',
    names: ['ferrugem da soja', 'Soybean', 'Fungicidas', ...diseases],
    uses: { 'crop:soybean': ['problem:rust', 'problem:spot'] }
  }),
  entry('product:cacao', 'Tramontana', {
    line: 'Podridão-parda · Cacau',
    names: ['Cocoa', 'Fungicidas', ...diseases],
    uses: { 'crop:cocoa': ['problem:pod'] }
  }),
  entry('product:haboob', 'Haboob', {
    line: 'Percevejos mirídeos do cacau · Cacau',
    names: ['Cocoa'],
    uses: { 'crop:cocoa': ['problem:mirid'] }
  }),
  entry('product:bayamo', 'Bayamo', {
    line: 'โรคไหม้ข้าว · ข้าว',
    uses: { 'crop:rice': ['problem:blast'] }
  }),
  entry('product:wind', 'Pampero', { line: 'ซัลโฟนิลยูเรีย' })
]
const engine = engineFor(entries, known)
const ask = (query: string) => engine(query, ['product'])
const found = (query: string) => ask(query).results.map(({ id }) => id)
const cardOf = (query: string) => {
  const [use, ...others] = engine(query).uses ?? []
  return use && others.length === 0 ? `${use.crop.title} · ${use.problem.title}` : undefined
}

describe('the word for all diseases beside a crop', () => {
  // `fungo` is a word for the products, and the tree has another one for their problems.
  test.each(['doença da soja', 'doenças da soja', 'fungos na soja'])(
    'names all of them: %s',
    query => {
      const { named } = ask(query)
      expect(named.uses.map(({ problem }) => problem).toSorted()).toEqual([
        'problem:rust',
        'problem:spot'
      ])
      expect(named.problem).toEqual([])
      expect(cardOf(query)).toBeUndefined()
    }
  )

  test('names none of them where it is the word for their products', () => {
    expect(found('fungicidas da soja')).toEqual(['product:knik'])
    expect(ask('fungicidas da soja').named.uses).toEqual([])
  })

  test('names the only one of a crop', () => {
    expect(cardOf('doença do cacau')).toBe('Cacau · Podridão-parda')
  })
})

describe('a word that is part of the name of another organism', () => {
  test.each(['percevejo', 'percevejos'])('finds it, and no single use: %s', query => {
    expect(found(query)).toEqual(['product:haboob'])
    expect(ask(query).named).toEqual({ crop: [], problem: [], uses: [] })
  })

  test('names its use beside the crop', () => {
    expect(cardOf('percevejo no cacau')).toBe('Cacau · Percevejos mirídeos do cacau')
  })

  test('finds nothing if it is the name of an ingredient', () => {
    expect(ask('ยูเรีย')).toMatchObject({ results: [], absent: [['urea']] })
  })
})

test('the silent letter of a Thai name may be missing', () => {
  expect(found('โรคไม้ข้าว')).toEqual(['product:bayamo'])
  expect(found('โรคไหม้ข้าว')).toEqual(['product:bayamo'])
})
