import { expect, test } from 'vitest'
import { decimal } from '#browser/field/decimal.ts'
import { inRai, unitsNamed } from '#browser/field/typed-area.ts'

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
  ['๕ ไร่ ๒ งาน', '5.5']
])('%s are %s rai', (typed, rai) => {
  expect(read(typed)).toBe(rai)
})

test.each(['5', '5 ไร่', '5 ha 2 งาน', 'งาน', ''])('%s is no sum of them', typed => {
  expect(read(typed)).toBeUndefined()
})
