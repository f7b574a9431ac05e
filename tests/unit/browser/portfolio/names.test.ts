import { expect, test } from 'vitest'
import { englishOf } from '#browser/portfolio/names.ts'
import { openDictionary } from '#browser/search/dictionary.ts'
import { keysOf } from '#browser/search/name-key.ts'

const inKeys = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, others]) => [name, keysOf(name, others)]))

const dictionary = openDictionary({
  ingredients: inKeys({ glyphosate: 'glifosato|草甘膦|глифосат', atrazine: '莠去津' }),
  others: inKeys({ Herbicides: '除草剂' }),
  kinds: [],
  documents: [],
  asides: [],
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
  expect(englishOf(query, dictionary)).toEqual(english)
})

test.each([
  ['glyphosate 75.7 SG', ['glyphosate 757 SG']],
  ['glifosato 75,7%', ['glyphosate 757']],
  ['glyphosate 48 SL', []],
  ['glyphosate 95 TC', []]
])('%s in percent is in grams %s, if a row has this strength', (query, english) => {
  const rows = ['glyphosate 757 g/kg sg', 'glyphosate 95 % tc', 'glyphosate 360 g/l sl']
  expect(englishOf(query, dictionary, rows)).toEqual(english)
})
