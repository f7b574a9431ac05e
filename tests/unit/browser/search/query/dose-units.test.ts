import { expect, test } from 'vitest'
import { isDoseUnit } from '#browser/search/query/dose-units.ts'
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
  'mL/100 L'
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
