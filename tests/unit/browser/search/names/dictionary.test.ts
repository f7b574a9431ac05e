import { describe, expect, test } from 'vitest'
import { closestNamesIn } from '#browser/search/spelling/closest-names.ts'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { names } from '../../../../helpers/some-names.ts'

const dictionary = openDictionary(names)
const { closestTo } = closestNamesIn(dictionary)

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
    ['with a Greek letter', 'λ-cyhalothrin', ['lambda-cyhalothrin']],
    ['without the words that every object has', 'constructor soybean', [undefined, 'Soybean']],
    ['without an H that is not said', 'erbicida', ['Herbicides']],
    ['in the plural of Portuguese', 'capins arroz', ['Barnyardgrass']],
    ['in the plural of Spanish', 'fresones', ['Strawberry']],
    ['in the plural of a Spanish plantation', 'fresales', ['Strawberry']],
    ['in a Portuguese plantation', 'milharal', ['Maize (corn)']],
    ['without its preposition', 'lagarta cartucho', ['Fall armyworm']],
    ['with a preposition', 'lagartas do cartucho', ['Fall armyworm']],
    ['in Thai after the word for disease', 'โรคแอนแทรคโนส', [undefined, 'Anthracnose']],
    ['in Thai that the browser splits wrongly', 'แอนแทรคโนสมะม่วง', ['Anthracnose', 'Mango']],
    ['in Thai with a letter that sounds alike', 'แอนแทรกโนส', ['Anthracnose']],
    ['in Thai before words that are no names', 'มะม่วงผลเน่า', ['Mango', undefined]],
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

test('a misspelled organism is corrected only if it is surely that one', () => {
  expect(closestTo('cochonila')).toEqual(['Mealybug'])
  expect(closestTo('capim amargoso')).toEqual([])
  expect(closestTo('algodio doce')).toEqual([])
})

test('a misspelled ingredient is one of them, another word is none', () => {
  expect(closestTo('glyfosate')).toEqual(['glyphosate'])
  expect(closestTo('gliphosato')).toEqual(['glyphosate'])
  expect(closestTo('لمبادا سيهالوثرين')).toEqual(['lambda-cyhalothrin'])
  expect(closestTo('glucose')).toEqual([])
  expect(closestTo('milho')).toEqual([])
})

test('a name ends earlier where the rest of a word would begin another name', () => {
  const known = openDictionary({
    ...names,
    others: { Maize: '玉米|玉米地', Grubs: '地下害虫' }
  })
  const meaningsOf = (query: string) => known.partsOf(query).map(({ means }) => means[0])
  expect(meaningsOf('玉米地下害虫')).toEqual(['Maize', 'Grubs'])
  expect(meaningsOf('玉米地')).toEqual(['Maize'])
  const spotted = openDictionary({
    ...names,
    others: { symptom: 'manchas|manchasmarrons|marronsmancha', 'Target spot': 'manchaalvo' },
    fillers: 'manchas|manchasmarrons|marronsmancha'
  })
  expect(spotted.partsOf('manchas marrons mancha-alvo').map(({ text }) => text)).toEqual([
    'manchas marrons',
    'mancha-alvo'
  ])
})
