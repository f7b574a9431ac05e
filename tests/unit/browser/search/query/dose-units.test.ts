import { expect, test } from 'vitest'
import { isDoseUnit, isOfMixing } from '#browser/search/query/dose-units.ts'
import { engineFor, entry } from '../an-engine.ts'

test.each([
  'mL/planta',
  'ml/planta',
  'mL / árvore',
  'L/ha',
  '2,5 L/ha',
  'kg per ha',
  'мл/растение',
  'л/га',
  '毫升/亩',
  '毫升/株',
  'มล./ต้น',
  'ซีซี/ไร่',
  'مل/فدان',
  'ml/pohon',
  'mL/100 L',
  'กก'
])('%s is the unit of a dose', query => {
  expect(isDoseUnit(query)).toBe(true)
})

test.each(['CFU/mL', 'g/L', 'g/kg', '480 g/L', 'glyphosate L/ha', 'planta', 'ml', '%'])(
  '%s is none, so it is searched',
  query => {
    expect(isDoseUnit(query)).toBe(false)
  }
)

test('the unit of a dose finds no product whose strength has a part of it', () => {
  const engine = engineFor([
    entry('product:1', 'Kaikias', { names: ['2 × 10⁹ CFU/mL'], line: 'CFU/mL · Planta' })
  ])
  expect(engine('mL/planta').results).toEqual([])
  expect(engine('CFU/mL').results).toHaveLength(1)
})

test.each([
  'quantos ml por bomba de 20 litros',
  'cuantos ml por bomba',
  '1 tangki 16 liter',
  'pH da calda',
  '20 ลิตรผสมกี่ซีซี',
  'how many ml per 20 litre tank?',
  'сколько мл на 10 литров воды'
])('%s asks for an amount, and finds no product', query => {
  expect(isOfMixing(query)).toBe(true)
  const engine = engineFor([
    entry('product:1', 'Kaikias', { names: ['2 × 10⁹ UFC/mL', 'FRAC 16.1'], line: 'Phaseolus' }),
    entry('post:2', 'pH da calda')
  ])
  expect(engine(query, ['product']).results).toEqual([])
  expect(engine('pH da calda', ['post']).results).toHaveLength(1)
})

test.each([
  '16.1',
  '480',
  '480 g',
  'calda bordalesa',
  'glifosato 20 litros',
  'bomba',
  'água',
  '20 SL',
  '2,4-D'
])('%s asks for no amount', query => {
  expect(isOfMixing(query)).toBe(false)
})
