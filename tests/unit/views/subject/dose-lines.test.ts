import { expect, test } from 'vitest'
import { doseLines, isForAmount } from '#views/subject/dose-lines.ts'

test.each([
  ['2–3 L/ha', ['2–3 L/ha']],
  ['60–100 mL/\u2060100\u00a0kg de sementes', ['60–100 mL', '/\u2060100\u00a0kg de sementes']],
  ['400–600 мл/100 кг семян', ['400–600 мл', '/100 кг семян']],
  ['250–300毫升/100千克种子', ['250–300毫升/100千克种子']],
  ['250–300 مل/100 كجم بذور', ['250–300 مل', '/100 كجم بذور']],
  ['2–3 لتر/هكتار', ['2–3 لتر/هكتار']],
  ['60–100 มล./เมล็ด 100 กก.', ['60–100 มล.', '/เมล็ด 100 กก.']],
  ['2–3升/公顷 (134～200毫升/亩)', ['2–3升/公顷', '(134～200毫升/亩)']]
])('The dose %s may be on two lines, and what it is of stays with its amount', (dose, lines) => {
  expect(doseLines(dose)).toEqual(lines)
})

test.each([
  ['60–100 mL/100 kg seed', true],
  ['60–100 มล./เมล็ด 100 กก.', true],
  ['60–100毫升/100千克种子', true],
  ['240–320 มล./ไร่ (1.5–2 ลิตร/เฮกตาร์)', false],
  ['0.5–0.6 L/ha', false]
])('The dose %s is for an amount: %s', (dose, is) => {
  expect(isForAmount(dose)).toBe(is)
})
