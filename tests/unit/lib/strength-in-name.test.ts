import { expect, test } from 'vitest'
import { strengthInName } from '#lib/strength-in-name.ts'

test.each([
  ['Atrazine 500 g/L SC', '500', 'g/L', 'SC'],
  ['2,4-D 720 SL', '720', '', 'SL'],
  ['Glyphosate 75.7 % SG', '75.7', '%', 'SG'],
  ['草甘膦 480克/升 SL', '480', '克/升', 'SL'],
  ['Азоксистробин 37,5 г/л КС', '37,5', 'г/л', 'КС'],
  ['Metribuzin 233 g/L + clomazone 60 g/L SC', '233 + 60', 'g/L', 'SC'],
  [
    'Bacillus subtilis 1×10⁸ + Priestia megaterium (B. mega) 3×10⁹ CFU/mL LI',
    '1×10⁸ + 3×10⁹',
    'CFU/mL',
    'LI'
  ],
  [
    'Rhizophagus 25 propagules/g + Bacillus 1×10⁸ CFU/g WP',
    '25 + 1×10⁸',
    'propagules/g + CFU/g',
    'WP'
  ],
  ['Bacillus thuringiensis 32 000 IU/mg WP', '32 000', 'IU/mg', 'WP'],
  ['بيفيريا 2×10⁹ وحدة دولية/مغ', '2×10⁹', 'وحدة دولية/مغ', ''],
  ['Harmattan XL', '', '', ''],
  ['', '', '', ''],
  ['N'.repeat(5000), '', '', '']
])('%.60s has its strength, unit and formulation apart', (name, strength, unit, formulation) => {
  expect(strengthInName(name)).toEqual({ strength, unit, formulation })
})

test('a name of 5,000 words or figures is read at once', () => {
  const begin = performance.now()
  for (const word of ['a ', '1 ', '1 + ', 'a/b ', ' + ']) strengthInName(word.repeat(2500))
  expect(performance.now() - begin).toBeLessThan(200)
})
