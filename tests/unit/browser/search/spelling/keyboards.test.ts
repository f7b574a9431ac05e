import { expect, test } from 'vitest'
import { onOtherKeyboards } from '#browser/search/spelling/keyboards.ts'

test.each([
  ['Russian', 'gitybwf', 'пшеница'],
  ['Russian with a letter on a mark', 'kbxbyrf', 'личинка'],
  ['Arabic', 'hgrlp', 'القمح'],
  ['Arabic with two letters on one key', 'bvm', 'لارة'],
  ['Thai', 'vhvp', 'อ้อย'],
  ['Thai with letters on figures', '-hk;', 'ข้าว']
])('%s may have been meant by keys of Latin letters: %s', (_, typed, meant) => {
  expect(onOtherKeyboards(typed)).toContain(meant)
})

test('Latin letters may have been meant by keys of another script', () => {
  expect(onOtherKeyboards('рфкьфеефт')).toEqual(['harmattan'])
  expect(onOtherKeyboards('เสั')).toEqual(['gly'])
})

test('a word that no other keyboard has on its keys is left', () => {
  expect(onOtherKeyboards('草甘膦')).toEqual([])
  expect(onOtherKeyboards('água')).toEqual([])
})
