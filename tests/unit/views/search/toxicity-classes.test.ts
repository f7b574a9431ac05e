import { expect, test } from 'vitest'
import { names } from '#views/search/trade-names.computed.ts'
import { toxicityWord, toxicityWords } from '#views/search/toxicity-classes.ts'
import { engineFor, entry } from '../../browser/search/an-engine.ts'

test.each([
  ['br-3', 'Categoria 3 – Produto moderadamente tóxico', 'class3'],
  ['who-ii', 'Moderately hazardous', 'class2'],
  ['9', 'Clase IV', 'class4'],
  ['who-ia', 'Extremely hazardous', 'classIa'],
  ['who-u', 'Unlikely to present acute hazard', 'classU'],
  ['cn-l', '低毒', undefined]
])('the number of a class is in its name or its id: %s, %s', (id, description, word) => {
  expect(toxicityWord({ id, description })).toBe(word)
})

const ask = engineFor(
  [
    entry('product:1', 'Lodos', { names: ['class3'], groups: ['FRAC group 1'] }),
    entry('product:2', 'Ostria', { names: ['class4'], groups: ['FRAC group 3'] })
  ],
  names
)

test.each([
  'categoria 3',
  'classe III',
  'categoria toxicológica 3',
  'class 3',
  'toxicity class III',
  'clase 3',
  'класс опасности 3',
  '3 класс опасности',
  'kelas 3',
  'ระดับความเป็นพิษ 3',
  'فئة السمية 3',
  '毒性等级3'
])('"%s" asks for a toxicological class, and not for a group', query => {
  expect(ask(query, ['product']).results.map(({ id }) => id)).toEqual(['product:1'])
})

test.each(['class U', 'WHO class U', 'classe U', 'kelas U', 'класс U', '毒性等级U'])(
  '"%s" asks for the products that are unlikely to be an acute hazard, and not for other classes',
  query => {
    const askAll = engineFor(
      [
        entry('product:1', 'Lodos', { names: ['class2'] }),
        entry('product:2', 'Ostria', { names: ['classU'] }),
        entry('product:3', 'Purga', { names: ['class3'] })
      ],
      names
    )
    expect(askAll(query, ['product']).results.map(({ id }) => id)).toEqual(['product:2'])
  }
)

test.each(['class Ia', 'class Ib', 'WHO class 1b', 'clase Ia'])(
  '"%s" finds nothing where no product is of that class',
  query => {
    expect(ask(query, ['product']).results).toEqual([])
  }
)

test.each([
  ['who-u', 'Unlikely to present acute hazard', true],
  ['who-iii', 'Slightly hazardous', true],
  ['br-4', 'Categoria 4 – Produto pouco tóxico', true],
  ['br-5', 'Categoria 5 – Produto improvável de causar dano agudo', true],
  ['cn-l', '低毒', true],
  ['br-3', 'Categoria 3 – Produto moderadamente tóxico', false],
  ['who-ii', 'Moderately hazardous', false],
  ['cn-m', '中等毒', false]
])('%s (%s) is of low toxicity: %s', (id, description, isLow) => {
  expect(toxicityWords({ id, description }).includes('low toxicity')).toBe(isLow)
})

test.each([
  'low toxicity',
  'menos toxico',
  'baja toxicidad',
  'малотоксичный',
  'พิษต่ำ',
  'منخفض السمية'
])('"%s" asks for the products of low toxicity', query => {
  const askAll = engineFor(
    [
      entry('product:1', 'Lodos', { names: ['class2'] }),
      entry('product:2', 'Ostria', { names: ['classU', 'low toxicity'] })
    ],
    names
  )
  expect(askAll(query, ['product']).results.map(({ id }) => id)).toEqual(['product:2'])
})
