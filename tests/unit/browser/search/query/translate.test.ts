import { describe, expect, test } from 'vitest'
import type { Entry } from '#browser/search/index/entry.ts'
import { engineFor, entry } from '../an-engine.ts'

const engine = engineFor([
  entry('product:4101', 'Harmattan 480 SL', { names: ['glyphosate', 'label'], line: 'Milho' }),
  entry('product:4103', 'Ventania 200 SL', { line: 'Buva', names: ['Herbicides', 'label'] }),
  entry('product:4158', 'Argestes 300 SC', { names: ['estrobilurina', 'strobilurin'] }),
  entry('product:4174', 'Virazon 200 SC', {
    line: 'Lagarta-do-cartucho, Helicoverpa · Milho, Algodão',
    uses: { 'crop:maize': ['problem:faw'], 'crop:cotton': ['problem:bollworm'] }
  }),
  entry('crop:maize', 'Milho', { names: ['Maize (corn)'] }),
  entry('crop:cotton', 'Algodão', { names: ['Cotton'] }),
  entry('problem:faw', 'Lagarta-do-cartucho', { names: ['Fall armyworm'] }),
  entry('problem:horseweed', 'Buva', { names: ['Horseweed'] }),
  entry('family:2001', 'Herbicidas', { names: ['Herbicides'] }),
  entry('problem:bollworm', 'Helicoverpa', { names: ['Cotton bollworm'] }),
  entry('post:1', 'O que é o glifosato'),
  entry('page:contact', 'Contato', { names: ['careers'] }),
  entry('page:press', 'Imprensa', { names: ['press'] }),
  entry('page:list', 'Produtos', { names: ['label'] })
])

const found = (query: string, ...kinds: Entry['kind'][]) =>
  engine(query, kinds.length > 0 ? kinds : ['product']).results.map(({ id }) => id)

describe('names of other languages find', () => {
  test.each([
    ['an ingredient in Chinese', '草甘膦', 'product:4101'],
    ['an ingredient in Russian', 'ГЛИФОСАТ', 'product:4101'],
    ['an ingredient by its CAS number', '1071-83-6', 'product:4101'],
    ['an ingredient with a wrong Chinese character', '草甘磷', 'product:4101'],
    ['a chemical class', 'estrobilurinas', 'product:4158'],
    ['a crop in Russian, in any case', 'кукурузы 480', 'product:4101'],
    ['two Chinese names written together', '玉米草地贪夜蛾', 'product:4174'],
    ['a document of a product', 'bula argestes', 'product:4158'],
    ['a strength in percent', 'harmattan 48 SL', 'product:4101'],
    ['a strength in percent alone', 'glyphosate 48%', 'product:4101'],
    ['a brand in Russian letters', 'харматтан', 'product:4101'],
    ['words that narrow nothing', 'best veneno harmattan', 'product:4101'],
    ['a strength that no product has', 'glifosato 540', 'product:4101'],
    ['a formulation that no product has', 'glifosato WP', 'product:4101'],
    ['the kind of a problem beside its name', 'erva daninha buva', 'product:4103'],
    ['a misspelled name of a problem', 'lagarta do cartuxo', 'product:4174']
  ])('%s', (_, query, id) => {
    expect(found(query)).toEqual([id])
  })
})

test('texts are found by the word that was typed, where they have it', () => {
  expect(found('glifosato', 'post')).toEqual(['post:1'])
})

test('a word for a page finds the page, and products that begin with it are not meant', () => {
  expect(found('apply for a job', 'post', 'page')).toEqual(['page:contact'])
  expect(found('vagas')).toEqual([])
})

test('a word for a page finds it beside words that nothing has, and beside another page', () => {
  expect(found('imprensa telefone', 'post', 'page')).toEqual(['page:press'])
  expect(found('vagas na imprensa', 'post', 'page')).toEqual(
    expect.arrayContaining(['page:press', 'page:contact'])
  )
  expect(found('vagas imprensa', 'post', 'page')).toEqual(
    expect.arrayContaining(['page:press', 'page:contact'])
  )
})

test('words that narrow nothing are searched where there are no others', () => {
  expect(found('spray')).toEqual([])
  expect(engine('spray', ['product']).translated).toEqual(['spray'])
})

test('a crop and a problem are one use, however the problem is called', () => {
  expect(found('algodão helicoverpa')).toEqual(['product:4174'])
  expect(found('cogollero algodão')).toEqual([])
})

test('a name that nothing here has is not taken for another', () => {
  expect(engine('дикамба', ['product'])).toMatchObject({ results: [], absent: [['dicamba']] })
  expect(engine('arroz', ['product'])).toMatchObject({ results: [], absent: [['Rice']] })
})

test('beside a crop and a problem, a word that nothing has does not make the answer a guess', () => {
  const { results, isClose } = engine('helicoverpa comendo algodão', ['product'])
  expect(results.map(({ id }) => id)).toEqual(['product:4174'])
  expect(isClose).toBe(false)
})

test('a strength in percent that no name has does not narrow the search for an ingredient', () => {
  expect(found('glyphosate 36')).toEqual(['product:4101'])
})

test('a problem that nothing is listed against is not answered with its crop', () => {
  expect(engine('cochonilha no milho', ['product'])).toMatchObject({
    results: [],
    absent: [['Mealybug']],
    isClose: false
  })
})

test('a brand after a connecting word is the product, not the page of a document', () => {
  expect(found('label for ventania')).toEqual(['product:4103'])
  expect(engine('label for ventania', ['post', 'page']).isClose).toBe(true)
})

test('a misspelled brand beside a word for a page is a product, not the page', () => {
  expect(found('bula ventanja')).toEqual(['product:4103'])
  expect(found('bula ventanja', 'post', 'page')).toEqual([])
})

test('beside a chemical class, the words for a group and for a kind of product say nothing more', () => {
  expect(found('grupo estrobilurinas')).toEqual(['product:4158'])
  expect(found('herbicida glifosato')).toEqual(['product:4101'])
})
