import { expect, test } from 'vitest'
import { initialOf } from '#lib/typography/initial.ts'

test.each([
  ['Azoxystrobin 250 SC', 'A'],
  ['“éclair” 80 WG', 'E'],
  ['2,4-D 720 g/L SL', '0–9'],
  ['гербицид', 'Г'],
  ['أترازين', 'أ'],
  ['เมทริบูซิน', 'ม'],
  // cǎo, lǜ, mì, zhōng: the Chinese order of sounds, not of strokes.
  ['草甘膦', 'C'],
  ['氯虫苯甲酰胺', 'L'],
  ['嘧菌酯', 'M'],
  ['种衣剂', 'Z'],
  // bì, not mì.
  ['秘鲁', 'B'],
  ['S-异丙甲草胺', 'S'],
  ['™', '*']
])('%s is filed under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})
