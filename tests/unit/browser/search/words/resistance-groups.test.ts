import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped } from '../../../../helpers/engine-as-typed.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { leftOutOf } from '#browser/search/query/negation.ts'
import { markMatches } from '#browser/search/answer/marks.ts'

const product = (id: string, groups: string[] | undefined): Entry => ({
  id,
  kind: 'product',
  title: `${id} 960 EC`,
  path: `/x/${id}`,
  line: '9 g/L + 1 g/L',
  names: ['BR 0111-H'],
  groups
})

const engineWith = (groups: Record<string, string[] | undefined>, lang = '') =>
  engineAsTyped(buildIndex(Object.entries(groups).map(([id, own]) => product(id, own))), lang)

const unknown = { isGroupWord: () => false, isCrop: () => false, nameAtStart: () => undefined }

const products = {
  lodos: ['Grupo HRAC 9', 'HRAC group 9'],
  levante: ['Grupo HRAC 15', 'HRAC group 15'],
  ostro: ['Grupo HRAC 1', 'HRAC group 1'],
  marin: ['Grupo IRAC 4A', 'IRAC group 4A', 'Grupo FRAC 3', 'FRAC group 3'],
  solano: ['Grupo FRAC 11', 'FRAC group 11', 'Grupo FRAC 3', 'FRAC group 3'],
  terral: ['Grupo FRAC M05', 'FRAC group M05'],
  zonda: ['Grupo IRAC UNF', 'IRAC group UNF', 'Grupo FRAC 16.1', 'FRAC group 16.1']
}
const search = engineWith(products)
const found = (query: string) => search(query).results.map(({ id }) => id)

test.each([
  ['not FRAC 3', ['levante', 'lodos', 'ostro', 'terral', 'zonda']],
  ['levante, not group 9', ['levante']],
  ['levante não do grupo 15', []],
  ['не группа HRAC 15 lodos', ['lodos']],
  ['非FRAC 3 solano', []],
  ['levante, que no sea del grupo 15', []],
  ['no del grupo 9', ['levante', 'marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['no FRAC 3', ['levante', 'lodos', 'ostro', 'terral', 'zonda']],
  ['lodos no group 15', ['lodos']],
  ['levante no grupo 15', []],
  ['not 4A', ['levante', 'lodos', 'ostro', 'solano', 'terral', 'zonda']],
  ['levante without 9', ['levante']],
  ['levante not 15', []],
  ['marin excluding 4A, 9', []],
  ['levante не 15', []],
  ['levante кроме группы 15', []],
  ['levante بدون 15', []],
  ['marin ما عدا 4A', []],
  ['levante ไม่เอา 15', []],
  ['非9组', ['levante', 'marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['levante 不含15组', []],
  ['levante 不是15组的', []],
  ['levante 排除15组', []],
  ['not group 11 or 3', ['levante', 'lodos', 'ostro', 'terral', 'zonda']],
  ['not group 11 and group 3', ['levante', 'lodos', 'ostro', 'terral', 'zonda']],
  ['without HRAC 9 or 15', ['marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['without HRAC 9 or HRAC 15', ['marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['without FRAC 3 or IRAC UNF', ['levante', 'lodos', 'ostro', 'terral']],
  ['sem grupo 9 e 15', ['marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['not 9 or 15', ['marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['не группа HRAC 9 или 15', ['marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['ไม่เอา HRAC 9 หรือ 15', ['marin', 'ostro', 'solano', 'terral', 'zonda']],
  ['非HRAC 9和15', ['marin', 'ostro', 'solano', 'terral', 'zonda']]
])('%s leaves out the products of that group', (query, ids) => {
  expect(found(query).toSorted()).toEqual(ids)
})

test('what is counted behind a group is no group of its own', () => {
  expect(leftOutOf('without HRAC 15 and 2 applications', 'en', unknown).terms).toEqual(['hrac 15'])
})

test.each([
  'levante without 24D',
  'levante without 2,4-D',
  'levante not 15 L',
  'levante not 15 days',
  'levante without 2 or 3 applications'
])('%s names no group', query => {
  expect(leftOutOf(query, 'en', unknown).terms).toEqual([])
})

test.each([
  ['no grupo 9', ['lodos']],
  ['lodos no grupo 9', ['lodos']],
  ['no HRAC 9', ['lodos']],
  ['lodos no group 9', []]
])('on a page in Portuguese, where no means in the, %s finds %j', (query, ids) => {
  const { results } = engineWith(products, 'pt-BR')(query)
  expect(results.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['HRAC 9', ['lodos']],
  ['hrac9', ['lodos']],
  ['HRAC-9', ['lodos']],
  ['HRAC group 9', ['lodos']],
  ['grupo HRAC 9', ['lodos']],
  ['HRAC grupo 9', ['lodos']],
  ['golongan HRAC 9', ['lodos']],
  ['grupo 9', ['lodos']],
  ['mode of action 9', ['lodos']],
  ['MoA 4A', ['marin']],
  ['modo de ação 9', ['lodos']],
  ['作用机理 9', ['lodos']],
  ['Group 9', ['lodos']],
  ['HRAC ٩', ['lodos']],
  ['HRAC 1', ['ostro']],
  ['IRAC 4A', ['marin']],
  ['IRAC 4', ['marin']],
  ['FRAC 3', ['marin', 'solano']],
  ['FRAC 11 + 3', ['solano']],
  ['FRAC M5', ['terral']],
  ['FRAC 16', ['zonda']],
  ['FRAC 16.1', ['zonda']],
  ['IRAC UNF', ['zonda']],
  ['levante HRAC 15', ['levante']],
  ['IRAC 3', []],
  ['HRAC 5', []],
  ['grupo 5', []],
  ['HRAC 96', []]
])('%s finds the products of that group and no others', (query, ids) => {
  expect(found(query).toSorted()).toEqual(ids)
})

test('a group that is left out leaves out the products that state none, and names them', () => {
  const withSilent = engineWith({
    lodos: ['HRAC group 9'],
    ostro: ['HRAC group 1'],
    silent: undefined
  })
  const { results, unstated } = withSilent('not HRAC 9')
  expect(results.map(({ id }) => id)).toEqual(['ostro'])
  expect(unstated).toEqual(['silent'])
})

test('a word and a number that name no group stay two words', () => {
  expect(found('lodos 9')).toEqual(['lodos'])
  expect(found('ec 9')).toHaveLength(7)
})

describe('a mark', () => {
  test.each([
    ['FRAC 3', 'FRAC 11 + 3', 'FRAC 11 + [3]'],
    ['grupo 11', 'FRAC 11 + 3', '[FRAC 11] + 3'],
    ['IRAC 4', 'IRAC 4A + FRAC 3', '[IRAC 4A] + FRAC 3']
  ])('of %s stands at its code', (query, text, marked) => {
    const pieces = markMatches(
      text,
      search(query).results.flatMap(({ terms }) => terms)
    )
    expect(pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked)
  })
})

test('of any groups, exactly those that have it are found', () => {
  const scheme = fc.constantFrom('HRAC', 'FRAC', 'IRAC')
  const group = fc.tuple(scheme, fc.integer({ min: 1, max: 40 })).map(parts => parts.join(' '))
  const products = fc.dictionary(fc.stringMatching(/^[k-p]{4,8}$/), fc.uniqueArray(group))
  fc.assert(
    fc.property(products, group, (groups, asked) => {
      const having = Object.keys(groups).filter(id => groups[id]?.includes(asked))
      const results = engineWith(groups)(asked).results.map(({ id }) => id)
      expect(results.toSorted()).toEqual(having.toSorted())
    })
  )
})
