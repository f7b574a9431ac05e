import { expect, test } from 'vitest'
import { decimal } from '#browser/field/decimal.ts'
import { inRai, isSquareMetre, unitsNamed } from '#browser/field/typed-area.ts'

test.each([
  ['hectare', ['ha']],
  ['Hectares', ['ha']],
  ['hectáreas', ['ha']],
  ['гектара', ['ha']],
  ['هكتار', ['ha']],
  ['公顷', ['ha']],
  ['เฮกตาร์', ['ha']],
  ['acres', ['acre']],
  ['ไร่', ['rai']],
  ['亩', ['mu']],
  ['alqueires', ['paulista', 'mineiro']],
  ['alqueire paulista', ['paulista']],
  ['alqueire goiano', ['mineiro']],
  ['دونم', ['dunum']],
  ['دونمات', ['dunum']],
  ['دوم', []],
  ['dunams', ['dunum']],
  ['litros', []],
  ['', []]
])('%s is %s', (typed, units) => {
  expect(unitsNamed(typed)).toEqual(units)
})

const read = (typed: string) => inRai(typed, number => decimal(number, 'th'))

test.each([
  ['5 ไร่ 2 งาน', '5.5'],
  ['5ไร่2งาน', '5.5'],
  ['2 งาน', '0.5'],
  ['1 ไร่ 1 งาน 50 ตร.ว.', '1.375'],
  ['1 ไร่ 100 ตารางวา', '1.25'],
  ['3 rai 1 ngan', '3.25'],
  ['๕ ไร่ ๒ งาน', '5.5'],
  ['2-1-50', '2.375'],
  ['๒-๑-๕๐ ไร่', '2.375']
])('%s are %s rai', (typed, rai) => {
  expect(read(typed)).toBe(rai)
})

test.each(['5', '5 ไร่', '5 ha 2 งาน', 'งาน', '2-1', '1-2-3-4', ''])(
  '%s is no sum of them',
  typed => {
    expect(read(typed)).toBeUndefined()
  }
)

test('square metres are known by their names, and no other unit is one', () => {
  for (const unit of ['m²', 'm2', 'sq m', 'metros quadrados', 'кв. м', 'ตร.ม.', '平方米', 'م²'])
    expect([unit, isSquareMetre(unit)]).toEqual([unit, true])
  for (const unit of ['', 'm', 'ha', 'mu', 'km²'])
    expect([unit, isSquareMetre(unit)]).toEqual([unit, false])
})
