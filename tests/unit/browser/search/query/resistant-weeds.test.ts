import { describe, expect, test } from 'vitest'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry } from '../an-engine.ts'

const glyphosate = keysOf('glyphosate', 'glifosato|глифосат|غليفوسات|ไกลโฟเซต|glifosat')

describe('a weed that resists an ingredient', () => {
  const ofTree = engineFor(
    [
      entry('crop:soybean', 'Soja'),
      entry('problem:horseweed', 'Buva', { names: ['Horseweed'] }),
      entry('product:1', 'Minuano', {
        line: 'Buva · Soja',
        names: ['Horseweed'],
        uses: { 'crop:soybean': ['problem:horseweed'] }
      }),
      entry('product:2', 'Nordeste', {
        line: 'Buva · Soja',
        names: ['glyphosate', 'Horseweed'],
        uses: { 'crop:soybean': ['problem:horseweed'] }
      }),
      entry('product:3', 'Vendaval', { line: 'Soja', names: ['glyphosate'] })
    ],
    { ...names, ingredients: { ...names.ingredients, glyphosate } }
  )
  const found = (query: string) => ofTree(query, ['product']).results.map(({ id }) => id)

  test.each([
    'buva resistente ao glifosato',
    'buva resistente a glifosato',
    'buva resistente a glifosato soja',
    'glyphosate-resistant horseweed',
    'horseweed resistant to glyphosate',
    'horseweed glyphosate resistant',
    'устойчивый к глифосату horseweed',
    'horseweed tahan glifosat',
    'horseweed مقاومة ل غليفوسات',
    'horseweedดื้อไกลโฟเซต'
  ])('%s is not controlled with it', query => {
    expect(found(query)).toEqual(['product:1'])
  })

  test.each(['soja resistente ao glifosato', 'glyphosate resistant soja'])(
    'is no crop, which is sprayed with it: %s',
    query => {
      expect(found(query)).toContain('product:3')
    }
  )
})
