import { describe, expect, test } from 'vitest'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry } from '../an-engine.ts'

const glyphosate = keysOf('glyphosate', 'glifosato|глифосат|غليفوسات|ไกลโฟเซต|glifosat|草甘膦')

describe('a weed that resists an ingredient', () => {
  const ofTree = engineFor(
    [
      entry('crop:soybean', 'Soja', { names: ['大豆'] }),
      entry('problem:horseweed', 'Buva', { names: ['Horseweed', '小飞蓬'] }),
      entry('product:1', 'Minuano', {
        line: 'Buva · Soja',
        names: ['Horseweed', '小飞蓬', '大豆'],
        uses: { 'crop:soybean': ['problem:horseweed'] }
      }),
      entry('product:2', 'Nordeste', {
        line: 'Buva · Soja',
        names: ['glyphosate', 'Horseweed', '小飞蓬', '大豆'],
        uses: { 'crop:soybean': ['problem:horseweed'] }
      }),
      entry('product:3', 'Vendaval', { line: 'Soja', names: ['glyphosate', '大豆'] })
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
    'horseweedดื้อไกลโฟเซต',
    '抗草甘膦小飞蓬',
    '抗草甘膦的小飞蓬',
    '耐草甘膦的小飞蓬',
    '草甘膦抗性小飞蓬',
    '对草甘膦有抗性的小飞蓬',
    '对草甘膦产生抗药性的小飞蓬',
    '小飞蓬 抗草甘膦',
    '大豆田抗草甘膦小飞蓬'
  ])('%s is not controlled with it', query => {
    expect(found(query)).toEqual(['product:1'])
  })

  test.each([
    'soja resistente ao glifosato',
    'glyphosate resistant soja',
    '抗草甘膦大豆',
    '耐草甘膦的大豆',
    '大豆 抗草甘膦'
  ])('is no crop, which is sprayed with it: %s', query => {
    expect(found(query)).toContain('product:3')
  })
})
