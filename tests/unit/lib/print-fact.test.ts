import { expect, test } from 'vitest'
import { printFact } from '#lib/print-fact.ts'

test.each([
  ['2×10^9 spores/g', '2×10⁹\u00a0spores/\u2060g'],
  ['kurstaki 32 000 IU/mg', 'kurstaki 32\u00a0000\u00a0IU/\u2060mg'],
  ['Categoria 4 – Produto pouco tóxico', 'Categoria\u00a04\u00a0– Produto pouco tóxico'],
  ['2,4-D 720 g/L', '2,4-D 720\u00a0g/\u2060L'],
  ['غليفوسات 480 g/L', 'غليفوسات \u2066480\u00a0g/\u2060L\u2069'],
  ['1 L', '1\u00a0L']
])('a fact is printed whole: %s', (text, printed) => {
  expect(printFact(text)).toBe(printed)
})
