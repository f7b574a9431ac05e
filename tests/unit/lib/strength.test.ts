import { expect, test } from 'vitest'
import { strengthOf } from '#lib/strength.ts'

const one = { ingredients: ['glyphosate'], formulations: ['SL'] }
const two = { ingredients: ['cymoxanil', 'mancozeb'], formulations: ['WP'] }

test.each([['480 г/л'], ['480 غ/لتر'], ['480克/升'], ['480 กรัม/ลิตร'], ['480,0 g/L']])(
  '480 g/L and %s are one strength',
  concentration => {
    expect(strengthOf({ ...one, concentration })).toBe(
      strengthOf({ ...one, concentration: '480 g/L' })
    )
  }
)

test.each([
  ['50 propagules/g', '50 propágulos/g', '50个繁殖体/克', '50 пропагул/г', '50 وحدة تكاثر/غ'],
  ['50 propagules/g', '50 หน่วยขยายพันธุ์/กรัม', '50 propagul/g'],
  [
    '4×10^10 spores/g',
    '4×10^10 esporos/g',
    '4×10^10 esporas/g',
    '4×10^10孢子/克',
    '4×10^10 спор/г'
  ],
  ['4×10^10 spores/g', '4×10^10 สปอร์/กรัม', '4×10^10 بوغ/غ', '4×10^10 spora/g'],
  [
    '32 000 IU/mg',
    '32 000 UI/mg',
    '32 000 IU/毫克',
    '32 000 ЕА/мг',
    '32 000 ЕД/мг',
    '32 000 وحدة دولية/مغ'
  ],
  ['32 000 IU/mg', '32 000 IU/มก.'],
  ['1×10^13 OB/L', '1×10^13 OB/升', '1×10^13 гранул/л', '1×10^13 جسم احتواء/لتر'],
  ['2×10^9 CFU/mL', '2×10^9 UFC/mL', '2×10^9 КОЕ/мл', '2×10^9 و.ت.م/مل']
])('%s is one strength in all languages', (concentration, ...others) => {
  const strength = strengthOf({ ...one, concentration })
  expect(others.map(other => strengthOf({ ...one, concentration: other }))).toEqual(
    others.map(() => strength)
  )
  expect(strengthOf({ ...one, concentration: concentration.replace(/\S+$/, 'ppm') })).not.toBe(
    strength
  )
})

test('two units that begin with the same word are two', () => {
  const [international, propagules] = ['50 وحدة دولية/غ', '50 وحدة تكاثر/غ'].map(concentration =>
    strengthOf({ ...one, concentration })
  )
  expect(international).not.toBe(propagules)
})

test.each([
  ['another amount', { concentration: '360 g/L' }],
  ['another unit', { concentration: '480 g/kg' }],
  ['a unit that is not known', { concentration: '480 ppm' }],
  ['another formulation', { concentration: '480 g/L', formulations: ['SC'] }],
  ['another ingredient', { concentration: '480 g/L', ingredients: ['dicamba'] }]
])('%s is another strength', (_, change) => {
  const strength = strengthOf({ ...one, concentration: '480 g/L' })
  expect(strengthOf({ ...one, ...change })).not.toBe(strength)
})

test('the order of ingredients makes no difference, which of them is stronger does', () => {
  const swapped = { ...two, ingredients: ['mancozeb', 'cymoxanil'] }
  const strength = strengthOf({ ...two, concentration: '80 g/kg + 640 g/kg' })
  expect(strengthOf({ ...swapped, concentration: '640 г/кг + 80 г/кг' })).toBe(strength)
  expect(strengthOf({ ...two, concentration: '640 g/kg + 80 g/kg' })).not.toBe(strength)
})

test.each([
  ['no concentration', {}],
  ['a concentration in words', { concentration: 'strong' }],
  ['fewer strengths than ingredients', { ...two, concentration: '80 g/kg' }],
  ['no ingredients', { ingredients: [], concentration: '480 g/L' }],
  ['no formulation', { formulations: [], concentration: '480 g/L' }]
])('with %s, no strength is known', (_, formula) => {
  expect(strengthOf({ ...one, ...formula })).toBeUndefined()
})
