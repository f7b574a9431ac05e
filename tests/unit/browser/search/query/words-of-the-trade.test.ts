import { describe, expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { classesOf } from '#views/search/names.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

const rust = 'problem:asian-soybean-rust'
const septoria = 'problem:septoria-tritici'
const oat = 'problem:wild-oat'

const engine = engineFor(
  [
    entry('crop:barley', 'Barley'),
    entry('crop:wheat', 'Wheat'),
    entry('crop:soybean', 'Soybean'),
    entry(oat, 'Wild oat', { names: ['Weed'] }),
    entry(septoria, 'Septoria tritici blotch'),
    entry(rust, 'Asian soybean rust', { names: ['soybean rust'] }),
    entry('product:kosava', 'Kosava', {
      line: 'Wild oat · Barley',
      names: ['Weed', 'Herbicides'],
      uses: { 'crop:barley': [oat] }
    }),
    entry('product:ponente', 'Ponente', {
      line: 'Septoria tritici blotch · Wheat',
      names: ['stem elongation', 'Fungicides'],
      uses: { 'crop:wheat': [septoria] }
    }),
    entry('product:tivano', 'Tivano', {
      line: 'Wheat',
      names: ['flag leaf'],
      uses: { 'crop:wheat': [] }
    }),
    entry('product:argestes', 'Argestes', {
      line: 'Asian soybean rust · Soybean',
      groups: ['FRAC group 11'],
      uses: { 'crop:soybean': [rust] }
    }),
    ...[
      { id: 'product:harmattan', title: 'Harmattan', ingredient: 'glyphosate' },
      { id: 'product:belat', title: 'Belat', ingredient: 'lambda-cyhalothrin' }
    ].map(({ id, title, ingredient }) =>
      entry(id, title, { line: ingredient, names: classesOf(ingredient, 'eng') })
    )
  ],
  names
)
const ask = (query: string) => engine(query, ['product'])
const idsFor = (query: string) => ask(query).results.map(({ id }) => id)

test('the name of a weed wins over its parts, and the answer says that it is not listed', () => {
  expect(idsFor('barley grass')).toEqual([])
  expect(ask('barley grass').absent).toEqual([['Barley grass']])
})

test.each([
  ['knockdown', 'product:harmattan'],
  ['knockdown herbicide', 'product:harmattan'],
  ['non selective herbicide', 'product:harmattan'],
  ['não seletivo', 'product:harmattan'],
  ['灭生性除草剂', 'product:harmattan'],
  ['knockdown insecticide', 'product:belat']
])('"%s" is a word of the trade for %s', (query, id) => {
  expect(idsFor(query)).toEqual([id])
})

test('a selective herbicide is none that kills all plants', () => {
  expect(ask('selective herbicide').results.map(({ id }) => id)).not.toContain('product:harmattan')
})

describe('a stage at which no product is listed against a problem', () => {
  test('does not narrow the search, and the answer says so', () => {
    expect(idsFor('septoria wheat BBCH 39')).toEqual(['product:ponente'])
    expect(ask('septoria wheat BBCH 39').unlisted).toEqual(['septoria wheat BBCH 39'])
    expect(askEverything(engine, 'septoria wheat BBCH 39').uses).toHaveLength(1)
  })

  test('is unlike a stage that a product has', () => {
    expect(idsFor('septoria wheat BBCH 31')).toEqual(['product:ponente'])
    expect(ask('septoria wheat BBCH 31').unlisted).toBeUndefined()
    expect(idsFor('wheat BBCH 39')).toEqual(['product:tivano'])
  })
})

test.each(['soybean rust', 'group 11 soybean rust', 'soybean rust FRAC 11'])(
  'a problem is named beside a group, for its answer card: %s',
  query => {
    const { problem, uses } = ask(query).named
    expect([...problem, ...uses.map(({ problem }) => problem)]).toContain(rust)
  }
)

describe('products for seed, and biological ones, which are of no other family', () => {
  const ofSeed = engineFor(
    [
      entry('product:aquilo', 'Aquilo', { names: ['Seed treatment', 'Seedfungicides'] }),
      entry('product:purvai', 'Purvai', { names: ['Seed treatment', 'Seedinsecticides'] }),
      entry('product:petrichor', 'Petrichor', { names: ['Bio-pesticides', 'Biofungicides'] }),
      entry('product:alisio', 'Alisio', { names: ['Bio-pesticides', 'Bioinsecticides'] }),
      entry('product:ponente', 'Ponente', { names: ['Fungicides'] })
    ],
    names
  )
  test.each([
    ['seed treatment fungicide', 'product:aquilo'],
    ['tratamento de semente fungo', 'product:aquilo'],
    ['fungicida para tratamiento de semilla', 'product:aquilo'],
    ['fungicida semente', 'product:aquilo'],
    ['inseticida tratamento de semente', 'product:purvai'],
    ['perlakuan benih insektisida', 'product:purvai'],
    ['biofungicida', 'product:petrichor'],
    ['fungicida biológico', 'product:petrichor'],
    ['organic insecticide', 'product:alisio']
  ])('are those for this kind of problem: %s', (query, id) => {
    expect(ofSeed(query, ['product']).results.map(({ id }) => id)).toEqual([id])
  })

  test('are not left out beside a problem that they are not listed against', () => {
    const ofAphids = engineFor(
      [
        entry('problem:aphid', 'Grain aphid'),
        entry('crop:wheat', 'Wheat'),
        entry('product:alisio', 'Alisio', { names: ['Bio-pesticides', 'Bioinsecticides'] }),
        entry('product:solano', 'Solano', {
          line: 'Grain aphid · Wheat',
          uses: { 'crop:wheat': ['problem:aphid'] }
        })
      ],
      names
    )
    expect(ofAphids('organic insecticide grain aphid', ['product']).results).toEqual([])
  })

  test('are none against weeds', () => {
    expect(ofSeed('herbicide seed treatment', ['product']).results).toEqual([])
  })
})
