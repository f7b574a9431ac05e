import { describe, expect, test } from 'vitest'
import { readPack, readRange, readUnit } from '#views/field/read-unit.ts'

describe('a unit of a dose', () => {
  test.each([
    ['L/ha', 'L', 'ha'],
    ['мл/га', 'mL', 'ha'],
    ['克/公顷', 'g', 'ha'],
    ['مل/هكتار', 'mL', 'ha'],
    ['กก./เฮกตาร์', 'kg', 'ha'],
    ['มล./ไร่', 'mL', 'rai'],
    ['毫升/亩', 'mL', 'mu'],
    ['mL/100 L water', 'mL', '100 L'],
    ['mL/100 L de água', 'mL', '100 L'],
    ['มล./น้ำ 100 ลิตร', 'mL', '100 L'],
    ['毫升/100升水', 'mL', '100 L'],
    ['g/100\u00a0kg seed', 'g', '100 kg'],
    ['มล./เมล็ด 100 กก.', 'mL', '100 kg'],
    ['مل/100 كغ بذور', 'mL', '100 kg'],
    ['mL/plant', 'mL', 'plant'],
    ['g/tree', 'g', 'plant'],
    ['毫升/株', 'mL', 'plant'],
    ['มล./ต้น', 'mL', 'plant'],
    ['mL/m²', 'mL', 'm²'],
    ['مل/م²', 'mL', 'm²'],
    ['мл/м²', 'mL', 'm²'],
    ['มล./ตร.ม.', 'mL', 'm²']
  ])('%s is %s for %s', (text, unit, per) => {
    expect(readUnit(text)).toEqual({ unit, per })
  })

  test.each([
    'mL/hive',
    'mL/m³',
    'mL/100 plants',
    'L',
    '',
    'per tree',
    'L/ha/week',
    'L/hl',
    'tablets/ha',
    'mL/100 kg',
    '/ha'
  ])('%j is none that an area, water, seed, plants or a surface tells', text => {
    expect(readUnit(text)).toBeUndefined()
  })
})

test('packs of one size are read, sets of several and empty ones are not', () => {
  expect(
    ['1,5 L', '250 mL', '25 kg', '5 ลิตร', '1.5 L + 5 L', '12 × 1 L', 'drum', '0 L'].map(readPack)
  ).toEqual([
    { name: '1,5 L', size: 1.5, unit: 'L' },
    { name: '250 mL', size: 250, unit: 'mL' },
    { name: '25 kg', size: 25, unit: 'kg' },
    { name: '5 ลิตร', size: 5, unit: 'L' },
    undefined,
    undefined,
    undefined,
    undefined
  ])
})

test('water is a number or two', () => {
  expect(['150–250', '200', '800-1500', 'as needed', '1,000–2,000'].map(readRange)).toEqual([
    { from: 150, to: 250 },
    { from: 200, to: 200 },
    { from: 800, to: 1500 },
    undefined,
    undefined
  ])
})
