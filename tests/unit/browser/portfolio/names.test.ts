import { expect, test } from 'vitest'
import { englishOf, furtherWords, withoutStrengths } from '#browser/portfolio/names.ts'
import { splitAtStrengths } from '#browser/portfolio/row-words.ts'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '#views/search/trade-names.computed.ts'

const inKeys = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, others]) => [name, keysOf(name, others)]))

const dictionary = openDictionary({
  ingredients: inKeys({ glyphosate: 'glifosato|草甘膦|глифосат', atrazine: '莠去津' }),
  others: inKeys({ Herbicides: '除草剂' }),
  kinds: [],
  documents: [],
  pageWords: [],
  fillers: ''
})

test.each([
  ['草甘膦', ['glyphosate']],
  ['ГЛИФОСАТ 480', ['glyphosate 480']],
  ['gliphosate', ['glyphosate']],
  ['草甘膦莠去津', ['glyphosate atrazine']],
  ['glyphosate', []],
  ['boscalid', []]
])('%s is in English %s', (query, english) => {
  expect(englishOf(query, dictionary, splitAtStrengths)).toEqual(english)
})

test.each([
  ['glyphosate 75.7 SG', ['glyphosate 757 SG']],
  ['glifosato 75,7%', ['glyphosate 757']],
  ['glyphosate 48 SL', []],
  ['glyphosate 95 TC', []]
])('%s in percent is in grams %s, if a row has this strength', (query, english) => {
  const rows = ['glyphosate 757 g/kg sg', 'glyphosate 95 % tc', 'glyphosate 360 g/l sl']
  expect(englishOf(query, dictionary, splitAtStrengths, rows)).toEqual(english)
})

test.each([
  ['glyphosate 41%', 'glyphosate'],
  ['草甘膦41%', '草甘膦'],
  ['glyphosate 410 g/L SL', 'glyphosate SL'],
  ['glyphosate 41', 'glyphosate'],
  ['2,4-D 33%', '2,4-D'],
  ['24 d', ''],
  ['glyphosate', ''],
  ['41%', '']
])('%s without its strength is "%s"', (query, rest) => {
  expect(withoutStrengths(query, splitAtStrengths)).toBe(rest)
})

test('a strength that no row has is left out, and is said to be', async () => {
  const inEnglish = (query: string) =>
    Promise.resolve(englishOf(query, dictionary, splitAtStrengths))
  const isFound = (texts: string[]) => texts.includes('glyphosate')
  for (const query of ['glyphosate 41%', '草甘膦 41%'])
    expect(await furtherWords(query, inEnglish, splitAtStrengths, isFound)).toEqual({
      english: ['glyphosate'],
      isWider: true
    })
  expect(await furtherWords('草甘膦', inEnglish, splitAtStrengths, isFound)).toEqual({
    english: ['glyphosate']
  })
  expect(await furtherWords('boscalid 41%', inEnglish, splitAtStrengths, isFound)).toBeUndefined()
})

/** The names of the site, and the rows that a distributor looks for. */
test.each([
  ['1.8%阿维菌素乳油', ['18 abamectin EC']],
  ['阿维菌素 1.8% 乳油', ['abamectin 18 EC']],
  ['阿维菌素1.8乳油', ['abamectin 18 EC']],
  ['1.8% 乳油', ['18 EC']],
  ['2.5%高效氯氟氰菊酯乳油', ['25 lambda-cyhalothrin EC']],
  ['颗粒剂', ['GR']],
  ['CAS 1071-83-6', ['glyphosate']],
  ['cas no 1071-83-6', ['glyphosate']],
  ['CAS号 1071-83-6', ['glyphosate']],
  ['best glyphosate', ['glyphosate']],
  ['lambda-cyhalothrin λ-cyhalothrin', ['lambda-cyhalothrin']]
])('%s is in the names of the site %s', (query, english) => {
  const rows = ['abamectin 18g/l ec', 'lambda-cyhalothrin 25g/kg wp']
  expect(englishOf(query, openDictionary(names), splitAtStrengths, rows)).toEqual(english)
})

test.each([
  ['eng', 'technical|technical grade|technical concentrate'],
  ['zho', '原药|母药'],
  ['por', 'técnico|produto técnico'],
  ['spa', 'técnico|producto técnico'],
  ['rus', 'технический продукт|технический концентрат'],
  ['tha', 'สารเทคนิค'],
  ['ara', 'مادة تقنية|مادة فعالة خام'],
  ['ind', 'bahan teknis|bahan aktif teknis']
])('technical material is found by its words in %s', (_, words) => {
  for (const word of words.split('|'))
    expect([word, ...englishOf(word, openDictionary(names), splitAtStrengths)]).toEqual([
      word,
      'TC'
    ])
})

test.each([
  ['КЭ', 'EC'],
  ['СК', 'SC'],
  ['КС', 'SC'],
  ['ВР', 'SL'],
  ['ВДГ', 'WG'],
  ['СП', 'WP'],
  ['МД', 'OD'],
  ['МКС', 'CS'],
  ['ВЭ', 'EW'],
  ['ТКС', 'FS'],
  ['ВРП', 'SP'],
  ['ВРГ', 'SG'],
  ['глифосат ВР', 'glyphosate SL']
])('%s in Russian is %s', (query, english) => {
  expect(englishOf(query, openDictionary(names), splitAtStrengths)[0]).toBe(english)
})
