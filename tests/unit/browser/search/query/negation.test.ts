import { expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry } from '../an-engine.ts'

const ingredients = {
  ...names.ingredients,
  glyphosate: keysOf('glyphosate', 'glifosato|草甘膦|глифосат|غليفوسات|ไกลโฟเซต|glifosat'),
  strobilurin: keysOf(
    'strobilurin',
    'estrobilurina|стробилурин|ستروبيلورين|สโตรบิลูริน|甲氧基丙烯酸酯类'
  ),
  triazole: keysOf('triazole', 'triazol|триазол|تريازول|ไตรอะโซล|三唑'),
  mancozeb: keysOf('mancozeb', 'mancozebe|манкоцеб|มาโคเซบ|代森锰锌|mankozeb')
}
const entries = [
  entry('product:herbicide', 'Nordeste 480 SL', {
    names: ['glyphosate'],
    groups: ['HRAC group 9']
  }),
  entry('product:strobilurin', 'Argestes 300 SC', { names: ['strobilurin', 'Ferrugem'] }),
  entry('product:mixture', 'Favonio 500 SC', { names: ['strobilurin', 'triazole', 'Ferrugem'] }),
  entry('product:multisite', 'Knik 750 WG', { names: ['mancozeb', 'Ferrugem'] }),
  entry('product:brand', 'Sem Fim 20 EC'),
  entry('product:english', 'Non Dicamba 20 EC'),
  entry('problem:rust', 'Ferrugem')
]
const engine = engineFor(entries, { ...names, ingredients })
const found = (query: string) =>
  engine(query, ['product'])
    .results.map(({ id }) => id.slice('product:'.length))
    .toSorted()

const all = ['brand', 'english', 'herbicide', 'mixture', 'multisite', 'strobilurin']
const without = (...left: string[]) => all.filter(id => !left.includes(id))

test.each([
  ['ferrugem sem estrobilurina', ['multisite']],
  ['ferrugem sem estrubilurina', ['multisite']],
  ['estrobilurina sem triazol', ['strobilurin']],
  ['ferrugem, mas não quero estrobilurinas', ['multisite']],
  ['ferrugem que não contenha o ingrediente ativo mancozebe', ['mixture', 'strobilurin']],
  ['ferrugem sem triazol nem mancozebe', ['strobilurin']],
  ['ferrugem sem triazol, mancozebe', ['strobilurin']],
  ['ferrugem sem mancozebe com triazol', ['mixture']],
  ['ferrugem livre de triazol', ['multisite', 'strobilurin']]
])('%s leaves out the products with that class or ingredient', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test.each([
  'without glyphosate',
  'no glyphosate',
  'not glyphosate',
  'glyphosate-free',
  'other than glyphosate',
  'sem glifosato',
  'não é glifosato',
  'sem o glifosato',
  'que no contenga glifosato',
  'sin glifosato',
  'без глифосата',
  'не содержит глифосат',
  'кроме глифосата',
  'بدون غليفوسات',
  'لا يحتوي على الغليفوسات',
  '不含草甘膦',
  '不要草甘膦',
  '非草甘膦',
  'ไม่เอาไกลโฟเซต',
  'ไม่มี ไกลโฟเซต',
  'tanpa glifosat',
  'tidak mengandung glifosat'
])('%s is every product without glyphosate', query => {
  expect(found(query)).toEqual(without('herbicide'))
})

test('a brand is left out by its name', () => {
  expect(found('ferrugem sem argestes')).toEqual(['mixture', 'multisite'])
})

test('an ingredient that no product has leaves out nothing', () => {
  expect(found('ferrugem sem dicamba')).toEqual(['mixture', 'multisite', 'strobilurin'])
})

test('a word that begins a name is no negation, and neither is the Portuguese word for in the', () => {
  expect(found('sem fim')).toEqual(['brand'])
  expect(found('non dicamba')).toEqual(['english'])
  expect(found('no glifosato')).toEqual(['herbicide'])
})

test('the answer has no card of a use, which would offer what is left out', () => {
  expect(engine('ferrugem sem triazol').uses).toBeUndefined()
})

test('a product that states no group is left out with a group, and named', () => {
  const { results, unstated } = engine('ferrugem sem HRAC 9', ['product'])
  expect(results).toEqual([])
  expect(unstated).toHaveLength(3)
  expect(engine('ferrugem sem triazol', ['product']).unstated).toEqual([])
})

test.each([
  'not HRAC 9',
  'sem HRAC 9',
  'que no sea HRAC 9',
  'не HRAC 9',
  'بدون HRAC 9',
  '不要HRAC 9',
  'ไม่เอา HRAC 9',
  'tanpa HRAC 9'
])('%s keeps the products for which no scheme has a group, as the filter does', query => {
  const entries = [
    entry('product:herbicide', 'Nordeste 480 SL', { groups: ['HRAC group 9'], family: '1' }),
    entry('product:other', 'Ostro 500 SC', { groups: ['HRAC group 2'], family: '1' }),
    entry('product:unstated', 'Levante 200 SL', { family: '1' }),
    entry('product:biostimulant', 'Algae 10 SL', { groups: [], family: '9' })
  ]
  const answer = engineFor(entries, names)(query, ['product'])
  expect(answer.results.map(({ id }) => id).toSorted()).toEqual([
    'product:biostimulant',
    'product:other'
  ])
  expect(answer.unstated).toEqual(['product:unstated'])
})

test('the whole search names the products that state no group, too', () => {
  expect(askEverything(engine, 'ferrugem sem HRAC 9').unstated).toHaveLength(3)
  expect(askEverything(engine, 'not HRAC 9').unstated?.length).toBeGreaterThan(0)
})
