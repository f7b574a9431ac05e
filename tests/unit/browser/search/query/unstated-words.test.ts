import { describe, expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

const [armyworm, bollworm, aphid] = ['fall-armyworm', 'cotton-bollworm', 'grain-aphid'].map(
  id => `problem:${id}`
) as [string, string, string]

const engine = engineFor(
  [
    entry('family:2001', 'Herbicides'),
    entry('crop:maize', 'Maize'),
    entry('crop:soybean', 'Soybean'),
    entry(armyworm, 'Fall armyworm'),
    entry(bollworm, 'Cotton bollworm'),
    entry(aphid, 'Grain aphid'),
    entry('problem:foxtail', 'Green foxtail'),
    entry('product:harmattan', 'Harmattan', {
      line: 'glyphosate',
      names: ['nonselective', 'Herbicides']
    }),
    entry('product:zonda', 'Zonda', {
      line: 'Green foxtail · Soybean',
      names: ['Herbicides'],
      uses: { 'crop:soybean': ['problem:foxtail'] }
    }),
    entry('product:virazon', 'Virazon', {
      line: 'Fall armyworm, Cotton bollworm · Maize',
      uses: { 'crop:maize': [armyworm, bollworm] }
    }),
    entry('product:solano', 'Solano', {
      line: 'Grain aphid · Maize',
      uses: { 'crop:maize': [aphid] }
    }),
    entry('product:azul', 'Azul 500 SC', { line: 'Maize', uses: { 'crop:maize': [] } })
  ],
  names
)
const ask = (query: string) => engine(query, ['product'])
const idsFor = (query: string) => ask(query).results.map(({ id }) => id)

describe('a word that no product states, beside others', () => {
  test.each([
    ['selective herbicide soybean', 'product:zonda'],
    ['herbicida seletivo soja', 'product:zonda'],
    ['herbicida selectivo para soya', 'product:zonda'],
    ['herbisida selektif kedelai', 'product:zonda'],
    ['green caterpillar', 'product:virazon'],
    ['lagarta branca', 'product:virazon'],
    ['oruga verde', 'product:virazon'],
    ['ulat hijau', 'product:virazon'],
    ['systemic herbicide soybean', 'product:zonda'],
    ['herbicida de contato soja', 'product:zonda'],
    ['cheap herbicide soybean', 'product:zonda'],
    ['herbicida barato soja', 'product:zonda'],
    ['системный гербицид соя', 'product:zonda'],
    ['недорогой гербицид для сои', 'product:zonda'],
    ['大豆触杀除草剂', 'product:zonda'],
    ['مبيد أعشاب آمن فول الصويا', 'product:zonda'],
    ['V4 soybean', 'product:zonda'],
    ['soja V6', 'product:zonda'],
    ['kedelai 30 hst', 'product:zonda']
  ])('does not narrow the search, and the answer says so: %s', (query, id) => {
    expect(idsFor(query)).toEqual([id])
    expect(ask(query).unlisted).toHaveLength(1)
    expect(askEverything(engine, query).unlisted).toHaveLength(1)
  })

  test('is named with the words that it belongs to, and then the words that are shown', () => {
    for (const answer of [ask('lagarta branca'), askEverything(engine, 'lagarta branca')])
      expect(answer).toMatchObject({ unlisted: ['lagarta branca'], shownFor: 'lagarta' })
  })

  test('is asked for beside one organism, which another colour would make another', () => {
    expect(idsFor('white grain aphid')).toEqual([])
    expect(ask('white grain aphid').instead).toMatchObject({ rest: 'grain aphid', count: 1 })
    expect(ask('soja preta').instead).toMatchObject({ words: 'preta', rest: 'soja' })
  })

  test('may be a part of a name', () => {
    expect(idsFor('green foxtail')).toEqual(['product:zonda'])
    expect(ask('green foxtail').unlisted).toBeUndefined()
  })

  test('may be on the other side of the name, or beside a misspelled one', () => {
    for (const query of ['foxtail green', 'foxtial green', 'foxtail weed green']) {
      expect(idsFor(query)).toEqual(['product:zonda'])
      expect(ask(query).unlisted).toBeUndefined()
    }
  })

  test('may be that of a brand', () => {
    expect(idsFor('azul')).toEqual(['product:azul'])
    expect(idsFor('milho azul 500')).toEqual(['product:azul'])
    expect(ask('milho azul 500').unlisted).toBeUndefined()
  })

  test('leaves a topic beside it what is asked for', () => {
    const ofBees = engineFor([entry('post:6020', 'Drift and bees', { names: ['bees'] })], names)
    const { results } = askEverything(ofBees, 'safe for bees')
    expect(results.map(({ id }) => id)).toEqual(['post:6020'])
  })

  test('finds nothing alone', () => {
    expect(idsFor('V4')).toEqual([])
    // Not the foxtail, which is green.
    expect(idsFor('folhas verdes')).toEqual([])
    expect(idsFor('selective')).toEqual([])
    expect(idsFor('safe for pets')).toEqual([])
  })
})

test.each(['non selective herbicide', 'herbicida no selectivo', 'herbicida não seletivo'])(
  '"%s" is what the products state',
  query => {
    expect(idsFor(query)).toEqual(['product:harmattan'])
    expect(ask(query).unlisted).toBeUndefined()
  }
)

test('beside an ingredient, the word for fertilisers says nothing more', () => {
  const ofHumus = engineFor(
    [
      entry('family:2006', 'Bio-fertilizers'),
      entry('product:haar', 'Haar', {
        names: ['Bio-fertilizers'],
        line: 'Rhizophagus irregularis'
      }),
      entry('product:sahelia', 'Sahelia', { names: ['humic acids'] })
    ],
    names
  )
  const foundIn = (query: string) => ofHumus(query, ['product']).results.map(({ id }) => id)
  for (const query of ['humic fertilizer', 'سماد هيوميك', '腐植酸肥料', 'ปุ๋ยฮิวมิก'])
    expect(foundIn(query)).toEqual(['product:sahelia'])
  for (const query of ['удобрение', 'ปุ๋ย', 'سماد', '肥料'])
    expect(foundIn(query)).toEqual(['product:haar'])
})
