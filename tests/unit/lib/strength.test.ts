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
