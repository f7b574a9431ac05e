import { describe, expect, test } from 'vitest'
import { random } from '#art/base/random.ts'
import { packKindOf } from '#art/packs/pack-kind.ts'
import { landscapeOf } from '#art/landscape.ts'

describe('the landscape of a country', () => {
  test.each([
    ['br', 'contour'],
    ['us', 'township'],
    ['cn', 'terraces'],
    ['th', 'paddies'],
    ['ca', 'longlots'],
    ['gl', 'bocage']
  ])('of %s is %s, as it is farmed', (country, scene) => {
    expect(landscapeOf(country).scene).toBe(scene)
  })

  test('of an unlisted country is always the same', () => {
    expect(landscapeOf('vu')).toEqual(landscapeOf('vu'))
  })

  test('of an unlisted country is never a night or a winter', () => {
    const seasons = ['vu', 'bz', 'cv', 'fj', 'gm', 'is'].map(code => landscapeOf(code).season)
    expect(seasons).not.toContain('frost')
    expect(seasons).not.toContain('dusk')
  })
})

describe('a product', () => {
  test.each([
    ['SC', 'bottle'],
    ['sl', 'can'],
    ['WG', 'bag'],
    ['SP', 'sachet'],
    ['TB', 'box'],
    ['unheard of', 'bottle']
  ])('formulated as %s is drawn in a %s', (formulation, kind) => {
    expect(packKindOf(formulation)).toBe(kind)
  })
})

describe('a random number', () => {
  test('is between 0 and 1, and 0.5 on average', () => {
    const { next } = random('fair')
    const rolls = Array.from({ length: 4000 }, next)
    const mean = rolls.reduce((sum, roll) => sum + roll, 0) / rolls.length
    expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...rolls)).toBeLessThan(1)
    expect(mean).toBeCloseTo(0.5, 1)
  })
})
