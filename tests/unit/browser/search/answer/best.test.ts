import { expect, test } from 'vitest'
import { bestOf } from '#browser/search/answer/best.ts'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped } from '../../../../helpers/engine-as-typed.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { idOf } from '#browser/search/index/entry-id.ts'

const entry = (kind: Kind, title: string, line = '', names: string[] = []) => ({
  id: idOf(kind, title),
  kind,
  title,
  path: `/x/${kind}`,
  line,
  names
})

const engine = engineAsTyped(
  buildIndex([
    entry('problem', 'Rice blast', 'Magnaporthe oryzae · 2 products'),
    entry('crop', 'Rice', 'Oryza sativa · 14 products'),
    entry('product', 'Tramontana 77 WP', 'Rice, coffee', ['Coffee leaf rust']),
    entry('post', 'Rice blast after a wet spring'),
    entry('problem', 'صدأ الأوراق في القمح'),
    entry('crop', 'القمح'),
    entry('family', 'Herbicides', '', ['weedkiller', 'weed']),
    entry('problem', 'Goosegrass', '', ['Weed']),
    entry('product', 'Amihan 25 OD', '', ['Herbicides', 'weed']),
    { ...entry('page', 'Jobs?', '', ['careers']), id: 'page:contact#faq-12' },
    entry('page', 'Careers'),
    entry('post', 'Three seasons in rice', '2,4-D, herbicide'),
    entry('product', 'Lodos 720 SL', '2,4-D, coffee, maize, wheat, rice, soybean', [
      '2,4-D',
      'Herbicides'
    ])
  ])
)

test.each([
  ['a page, before a question about it', 'careers', 'page:Careers'],
  ['a crop that is called so, before its problems', 'rice', 'crop:Rice'],
  ['a crop with its article', 'قمح', 'crop:القمح'],
  [
    'a family that is called so in the plural, before a post about it',
    'herbicide',
    'family:Herbicides'
  ],
  ['a family that is called so as well', 'weedkillers', 'family:Herbicides'],
  ['a family, before the problems that it is against', 'weeds', 'family:Herbicides'],
  ['a crop that is called so but for a letter, before its problems', 'rcie', 'crop:Rice'],
  ['a problem, before a post about it', 'rice blast', 'problem:Rice blast'],
  ['a product that has the word, before a post that has it', '2,4-D', 'product:Lodos 720 SL'],
  [
    'something sold, before a post that is called by a part of it',
    'herbicide for rice',
    'product:Lodos 720 SL'
  ],
  ['a post where nothing else is called so', 'wet spring', 'post:Rice blast after a wet spring'],
  ['what was found first where nothing is called so', 'coffee', 'product:Tramontana 77 WP']
])('the best answer is %s', (_, query, id) => {
  expect(bestOf(askEverything(engine, query))?.id).toBe(id)
})

test('of two weeds that are called so, the best answer is the one with no other name', () => {
  const weeds = [
    { id: 'problem:palmer', title: 'Amaranto Palmer', names: ['bledo'] },
    { id: 'problem:redroot', title: 'Bledo' }
  ].map(weed => ({ ...weed, kind: 'problem' as const, path: '/x', terms: ['bledo'], score: 1 }))
  const answer = {
    query: 'bledo',
    translated: ['bledo'],
    absent: [],
    results: weeds,
    isClose: false
  }
  expect(bestOf(answer)?.id).toBe('problem:redroot')
})

test('of several species of a genus, none is the best answer', () => {
  const species = ['Spodoptera frugiperda', 'Spodoptera exigua'].map(line => ({
    id: line,
    kind: 'problem' as const,
    title: line,
    line,
    path: '/x',
    terms: ['spodoptera'],
    score: 1
  }))
  const answerOf = (results: typeof species) => ({
    query: 'spodoptera',
    translated: ['spodoptera'],
    absent: [],
    results,
    isClose: false
  })
  expect(bestOf(answerOf(species))).toBeUndefined()
  expect(bestOf(answerOf(species.slice(0, 1)))?.id).toBe('Spodoptera frugiperda')
})

test('nothing found has no best answer', () => {
  expect(bestOf(askEverything(engine, 'nothing'))).toBeUndefined()
})
