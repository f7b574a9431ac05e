import { expect, test } from 'vitest'
import { closestNamesIn } from '#browser/search/spelling/closest-names.ts'
import { type Names, openDictionary } from '#browser/search/names/dictionary.ts'
import crops from '#texts/names/crops.json' with { type: 'json' }
import ingredients from '#texts/names/ingredients.json' with { type: 'json' }
import sounds from '#texts/names/sounds.json' with { type: 'json' }
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import unlisted from '#texts/names/unlisted.json' with { type: 'json' }
import words from '#texts/names/words.json' with { type: 'json' }
import { names } from '../../../../helpers/some-names.ts'

const namesIn = (known: Names) => closestNamesIn(openDictionary(known))

const inChinese = namesIn({ ...names, sounds })

test.each([
  ['a wrong character with the same sound', '水道', 'Rice'],
  ['a wrong character of a longer name', '草甘林', 'glyphosate'],
  ['a sound that many do not tell apart', '草帝贪夜饿', 'Fall armyworm'],
  ['the letters of the sound', 'caoganlin', 'glyphosate'],
  ['the letters with spaces between', 'shui dao', 'Rice'],
  ['the letters without the h of sh', 'suidao', 'Rice']
])('a Chinese name is understood by %s: %s', (_, typed, english) => {
  expect(inChinese.closestTo(typed)).toEqual([english])
})

test('another sound, a single character and an English word are not Chinese names', () => {
  for (const typed of ['水果', '稻', 'dao', 'shadow', 'rice'])
    expect(inChinese.closestTo(typed)).toEqual([])
})

test('two characters with nearly the sound of a name are another word', () => {
  const withWasp = namesIn({ ...names, others: { Wasp: '黄蜂' }, sounds })
  expect(withWasp.closestTo('黄粉')).toEqual([])
  expect(withWasp.closestTo('皇蜂')).toEqual(['Wasp'])
})

test('two names with one sound and two meanings are neither', () => {
  const homophones = namesIn({
    ...names,
    others: { Rice: '水稻', Channel: '水道' },
    sounds
  })
  expect(homophones.closestTo('shuidao')).toEqual([])
})

test('without the sounds, which only trees in Chinese send, no name is understood by its sound', () => {
  expect(namesIn(names).closestTo('caoganlin')).toEqual([])
})

test('every character of the names that the site knows in Chinese has a sound', () => {
  const known = new Set(Object.values(sounds).join(''))
  const used = JSON.stringify([ingredients, crops, subjects]).match(/\p{Script=Han}/gu) ?? []
  expect(used.filter(character => !known.has(character))).toEqual([])
})

test('every Chinese character of a name has its sound; `npm run make:sounds` adds those of new names', () => {
  const known = new Set(Object.values(sounds).join(''))
  const lists = [ingredients, crops, subjects, unlisted, words]
  const used = JSON.stringify(lists).match(/\p{Script=Han}/gu) ?? []
  expect(used.filter(character => !known.has(character))).toEqual([])
})
