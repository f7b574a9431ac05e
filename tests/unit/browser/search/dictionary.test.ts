import { describe, expect, test } from 'vitest'
import { buildIndex } from '#browser/search/build-index.ts'
import { type Names, openDictionary } from '#browser/search/dictionary.ts'
import { engineOf } from '#browser/search/engine.ts'
import type { Entry } from '#browser/search/entry.ts'
import { lookUpIn } from '#browser/search/look-up.ts'
import { keysOf } from '#browser/search/name-key.ts'
import { translatorOf } from '#browser/search/translate.ts'

const inKeys = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, others]) => [name, keysOf(name, others)]))

const names: Names = {
  ingredients: inKeys({
    glyphosate: '1071-83-6|glifosato|草甘膦|глифосат',
    dicamba: '麦草畏|дикамба',
    'tribenuron-methyl': '',
    'lambda-cyhalothrin': 'لامبدا سيهالوثرين'
  }),
  others: inKeys({
    'Maize (corn)': 'Milho|elote|玉米|кукуруза',
    'Fall armyworm': 'Lagarta-do-cartucho|cogollero|草地贪夜蛾',
    'Cotton bollworm': 'Helicoverpa',
    Cotton: 'Algodão|棉花',
    Rice: 'Arroz|水稻',
    Strawberry: 'fresa|fresón',
    Herbicides: 'herbicida|daninha|erva daninha|obat rumput',
    Goosegrass: 'rumput belulang',
    Mealybug: 'cochonilha',
    Horseweed: 'Buva',
    WP: '',
    Barnyardgrass: 'capim-arroz',
    Soybean: 'Соя|ถั่วเหลือง',
    Mango: 'มะม่วง',
    Anthracnose: 'โรคแอนแทรคโนส',
    'Grey mould': 'بوترايتس',
    'Field bindweed': 'вьюнок полевой|вьюнок',
    'Colorado potato beetle': 'колорадский жук',
    'Pre-harvest desiccation': 'десикация',
    Wheat: 'القمح',
    Aphid: 'тля|حشرة المن|ulat',
    thiamethoxam: 'ไทอะมีทอกแซม',
    company: 'شركة',
    strobilurin: 'estrobilurina',
    label: 'bula',
    careers: 'vagas|apply for a job',
    press: 'imprensa'
  }),
  asides: ['label', 'careers', 'press'],
  fillers: keysOf('spray', 'obat|best|veneno|daninha|erva daninha|ยา|的|药|打')
}
const dictionary = openDictionary(names)

const entry = (id: string, title: string, more: Partial<Entry> = {}): Entry => ({
  id,
  kind: id.split(':')[0] as Entry['kind'],
  title,
  path: `/br/${id}`,
  ...more
})

const index = buildIndex([
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
const engine = engineOf(index, translatorOf(lookUpIn(index), names))

const found = (query: string, ...kinds: Entry['kind'][]) =>
  engine(query, kinds.length > 0 ? kinds : ['product']).results.map(({ id }) => id)

const meaningsIn = (query: string) => dictionary.partsOf(query).map(({ means }) => means[0])

describe('a name is recognised', () => {
  test.each([
    ['in a Russian case of a short word', 'сои', ['Soybean']],
    ['in a Russian case with a vowel less', 'вьюнка', ['Field bindweed']],
    ['in a Russian case of two words', 'вьюнка полевого', ['Field bindweed']],
    ['in Russian with the adjective last', 'жука колорадского', ['Colorado potato beetle']],
    ['in the Russian dative of the plural', 'вьюнкам', ['Field bindweed']],
    ['in the Russian instrumental of an abstract noun', 'десикацией', ['Pre-harvest desiccation']],
    ['in a Russian case of three letters', 'тлей', ['Aphid']],
    ['in the plural of English', 'strawberries', ['Strawberry']],
    ['in the plural of Indonesian', 'ulat-ulat', ['Aphid']],
    ['in Indonesian with a suffix', 'elotenya', ['Maize (corn)']],
    [
      'after a word that with its beginning is another',
      'obat rumput belulang',
      [undefined, 'Goosegrass']
    ],
    ['in Arabic with a word before it', 'لقمح', ['Wheat']],
    ['in Arabic with a pronoun after it', 'شركتكم', ['company']],
    ['in Thai with another vowel and without a silent letter', 'ไทอามิทอกแซม', ['thiamethoxam']],
    ['in the plural of Portuguese', 'capins arroz', ['Barnyardgrass']],
    ['in the plural of Spanish', 'fresones', ['Strawberry']],
    ['without its preposition', 'lagarta cartucho', ['Fall armyworm']],
    ['with a preposition', 'lagartas do cartucho', ['Fall armyworm']],
    ['in Thai after the word for disease', 'โรคแอนแทรคโนส', [undefined, 'Anthracnose']],
    ['in Thai that the browser splits wrongly', 'แอนแทรคโนสมะม่วง', ['Anthracnose', 'Mango']],
    ['in Thai with a letter that sounds alike', 'แอนแทรกโนส', ['Anthracnose']],
    ['in Arabic without a vowel', 'بوتريتس', ['Grey mould']],
    [
      'between Chinese words that narrow nothing',
      '打草甘膦的药',
      [undefined, 'glyphosate', undefined, undefined]
    ],
    ['not as a part of a longer Chinese word', '草甘膦钾盐', ['glyphosate', undefined]]
  ])('%s: %s', (_, query, names) => {
    expect(meaningsIn(query)).toEqual(names)
  })
})

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
  expect(engine('spray', ['product']).asked).toEqual(['spray'])
})

test('a crop and a problem are one use, however the problem is called', () => {
  expect(found('algodão helicoverpa')).toEqual(['product:4174'])
  expect(found('cogollero algodão')).toEqual([])
})

test('a name that nothing here has is not taken for another', () => {
  expect(engine('дикамба', ['product'])).toMatchObject({ results: [], absent: ['dicamba'] })
  expect(engine('arroz', ['product'])).toMatchObject({ results: [], absent: ['Rice'] })
})

test('beside a crop and a problem, a word that nothing has does not make the answer a guess', () => {
  const { results, isClose } = engine('helicoverpa comendo algodão', ['product'])
  expect(results.map(({ id }) => id)).toEqual(['product:4174'])
  expect(isClose).toBe(false)
})

test('a strength in percent that no name has does not narrow the search for an ingredient', () => {
  expect(found('glyphosate 36')).toEqual(['product:4101'])
})

test('names that only the tree has are found in every form', () => {
  const own = buildIndex([
    entry('product:1', 'One', { line: 'Чечевица', uses: { 'crop:lens': ['problem:rot'] } }),
    entry('crop:lens', 'Чечевица')
  ])
  const ofTree = engineOf(own, translatorOf(lookUpIn(own), names))
  expect(ofTree('для чечевицы', ['product']).results).toMatchObject([{ id: 'product:1' }])
})

test('a problem with a crop in its name is not found in another problem and that crop', () => {
  const mixed = buildIndex([
    entry('product:1', 'One', {
      line: 'Lagarta-da-soja · Soja',
      uses: { 'crop:soja': ['problem:anticarsia'] }
    }),
    entry('product:2', 'Two', {
      line: 'Lagarta-do-cartucho · Milho, Soja',
      uses: { 'crop:milho': ['problem:faw'], 'crop:soja': ['problem:grub'] }
    }),
    entry('problem:anticarsia', 'Lagarta-da-soja')
  ])
  const ofTree = engineOf(mixed, translatorOf(lookUpIn(mixed), names))
  expect(ofTree('lagarta da soja', ['product']).results).toMatchObject([{ id: 'product:1' }])
})

test('the answer card of a problem with a crop in its name is that of the crop, in any case', () => {
  const scab = buildIndex([
    entry('product:1', 'One', { line: 'Парша яблони · Яблоня', uses: { 'crop:a': ['problem:s'] } }),
    entry('crop:a', 'Яблоня'),
    entry('problem:s', 'Парша яблони')
  ])
  const ofTree = engineOf(scab, translatorOf(lookUpIn(scab), names))
  expect(ofTree('парша яблонь').use).toMatchObject({ crop: { id: 'crop:a' } })
})

test('a problem that nothing is listed against is not answered with its crop', () => {
  expect(engine('cochonilha no milho', ['product'])).toMatchObject({
    results: [],
    absent: ['Mealybug'],
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

test('a misspelled organism is corrected only if it is surely that one', () => {
  expect(dictionary.closestTo('cochonila')).toEqual(['Mealybug'])
  expect(dictionary.closestTo('capim amargoso')).toEqual([])
  expect(dictionary.closestTo('algodio doce')).toEqual([])
})

test('a misspelled ingredient is one of them, another word is none', () => {
  expect(dictionary.closestTo('glyfosate')).toEqual(['glyphosate'])
  expect(dictionary.closestTo('gliphosato')).toEqual(['glyphosate'])
  expect(dictionary.closestTo('لمبادا سيهالوثرين')).toEqual(['lambda-cyhalothrin'])
  expect(dictionary.closestTo('glucose')).toEqual([])
  expect(dictionary.closestTo('milho')).toEqual([])
})
