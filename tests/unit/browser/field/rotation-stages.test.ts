import { describe, expect, test } from 'vitest'
import {
  earlierNames,
  firstSpray,
  mayBeOutgrown,
  ofNoStage,
  rotate,
  type Rotated
} from '#browser/field/rotation.ts'
import { plan, product, staged } from './a-rotation.ts'

const lasting = (product: Rotated, days: number): Rotated => ({
  ...product,
  stages: product.stages && { ...product.stages, days }
})

describe('a rotation by growth stages', () => {
  test('follows the crop: no spray comes after one that is only for later stages', () => {
    const products = [
      staged(product('flowering', '11', 14, 1), 47, 61),
      staged(product('tillering', '3', 14, 1), 21, 29),
      staged(product('heading', '7', 14, 1), 39, 51)
    ]
    expect(plan(products)).toEqual(['flowering 0', 'heading 14', 'noneLater'])
    expect(plan(products, products[1])).toEqual([
      'tillering 0',
      'heading 14',
      'flowering 28',
      'noneLeft'
    ])
  })

  describe('of products for before and after emergence', () => {
    const before = staged(product('before', '13', 14, 1), 0, 5)
    const after = staged(product('after', '2', 14, 1), 12, 14)
    const silent = product('silent', '1', 14, 1)

    test('never goes back to before emergence, also not after a label without a stage', () => {
      expect(plan([after, before])).toEqual(['after 0', 'noneLater'])
      expect(plan([silent, before])).toEqual(['silent 0', 'noneLater'])
      expect(plan([silent, before, after])).toEqual(['silent 0', 'after 14', 'noneLater'])
      expect(plan([before, silent, after])).toEqual([
        'before 0',
        'silent 14',
        'after 28',
        'noneLeft'
      ])
    })

    test('sprays what is for before emergence before a label without a stage', () => {
      const other = staged(product('other', '3', 14, 1), 0, 9)
      expect(plan([before, silent, other])).toEqual([
        'before 0',
        'other 14',
        'silent 28',
        'noneLeft'
      ])
    })

    test('says that other groups are left only for an earlier stage, and names them once', () => {
      const rotation = rotate([after, before, { ...before, water: { from: 1, to: 2 } }], after)
      expect(rotation.end).toBe('noneLater')
      const named = { earlier: rotation.earlier.map(({ id }) => ({ name: id })) }
      expect(earlierNames(named, 'en')).toBe('before')
      expect(rotate([after], after)).toMatchObject({ end: 'tooFewGroups', earlier: [] })
      expect(rotate([before, after], before)).toMatchObject({ end: 'noneLeft', earlier: [] })
    })

    test('says which labels state no stage, where an order depends on it', () => {
      expect(ofNoStage(rotate([before, silent, after], before))).toEqual([2])
      expect(ofNoStage(rotate([silent, before], silent))).toEqual([1])
      expect(ofNoStage(rotate([before, after], before))).toEqual([])
      expect(ofNoStage(rotate([silent], silent))).toEqual([])
    })
  })

  test('says of every spray that the crop may outgrow it, where nothing says how fast it grows', () => {
    const early = staged(product('early', '11', 14, 3), 13, 29)
    const late = staged(product('late', '3', 14, 3), 13, 39)
    const ripening = staged(product('ripening', '7', 14, 1), 13, 89)
    const outgrown = (products: Rotated[], first = products[0]) =>
      first && mayBeOutgrown(rotate(products, first))
    expect(outgrown([early, late])).toEqual([2, 3, 4, 5, 6])
    expect(outgrown([late, { ...early, maxApplications: 1 }])).toEqual([2, 3])
    // The first is sprayed at its stage, what begins later waits for it, and other labels always apply.
    expect(outgrown([early])).toEqual([])
    expect(outgrown([{ ...early, maxApplications: 1 }, ripening])).toEqual([])
    expect(outgrown([early, staged(late, 47, 51)])).toEqual([])
    expect(outgrown([product('a', '11', 7, 2), product('b', '3', 7, 2)])).toEqual([])
    // The day of a spray after one without an interval is not known.
    expect(outgrown([staged(product('a', '11'), 13, 29), lasting(late, 27)])).toEqual([2])
  })

  describe('of stages whose days the calendar of the crop gives', () => {
    const tillering = (id: string, groups: string) =>
      lasting(staged(product(id, groups, 10, 2), 21, 29), 21)
    const heading = (id: string, groups: string) =>
      lasting(staged(product(id, groups, 10, 2), 47, 51), 7)
    const rice = [heading('h', '11'), tillering('t', '6'), tillering('u', '16'), heading('i', '3')]

    test('ends with the days of the last stage, and goes from stage to stage before', () => {
      expect(plan(rice, firstSpray(rice))).toEqual(['t 0', 'u 10', 't 20', 'h 30', 'outgrown'])
      expect(plan(rice)).toEqual(['h 0', 'outgrown'])
      const rotation = rotate(rice, rice[0] ?? heading('h', '11'))
      expect(rotation.earlier.map(({ id }) => id)).toEqual(['t', 'u', 'i'])
      expect(mayBeOutgrown(rotation)).toEqual([])
    })

    test('goes on with what is for a longer time', () => {
      const long = lasting(staged(product('long', '7', 10, 1), 39, 60), 24)
      expect(plan([...rice, long])).toEqual(['h 0', 'long 10', 'outgrown'])
    })

    test('counts of a longer time only what is left at the stage of the spray before', () => {
      const long = lasting(staged(product('long', '7', 10, 1), 21, 60), 80)
      const late = staged(product('late', '3', 39, 1), 51, 55)
      expect(plan([late, long])).toEqual(['late 0', 'outgrown'])
      expect(plan([{ ...late, interval: 14 }, long])).toEqual(['late 0', 'long 14', 'noneLeft'])
    })

    test('sprays what the crop is about to outgrow before what states no stage', () => {
      const silent = product('silent', '1', 14, 1)
      const [one, other] = ['2', '3'].map(group =>
        lasting(staged(product(group, group, 7, 1), 13, 18), 30)
      )
      if (!one || !other) throw new Error('There are two.')
      expect(plan([silent, one, other], one)).toEqual(['2 0', '3 7', 'silent 14', 'noneLeft'])
    })

    test('does not count days from a spray whose label states no stage', () => {
      const first = product('silent', '1', 40, 1)
      const early = lasting(staged(product('early', '2', 40, 1), 0, 14), 30)
      expect(plan([first, early])).toEqual(['silent 0', 'early 40', 'noneLeft'])
      expect(mayBeOutgrown(rotate([first, early], first))).toEqual([2])
    })
  })

  test('begins with the earliest stage that a label states, unless a visitor chooses', () => {
    const [late, early] = [
      staged(product('late', '11', 14, 1), 47, 51),
      staged(product('early', '3', 14, 1), 21, 29)
    ]
    const silent = product('silent', '7', 14, 1)
    expect(firstSpray([silent, late, early])?.id).toBe('early')
    expect(firstSpray([late, { ...early, groups: [] }])?.id).toBe('late')
    expect(firstSpray([silent, product('other', '1')])?.id).toBe('silent')
    expect(firstSpray([{ ...silent, groups: [] }])).toBeUndefined()
  })

  test('sprays what the crop outgrows before another begins first, also where its group was used', () => {
    const [early, early2, late] = [
      staged(product('early', '11', 14, 2), 21, 29),
      staged(product('early2', '3', 14, 1), 21, 29),
      staged(product('late', '7', 14, 1), 47, 51)
    ]
    expect(plan([early, early2, late])).toEqual([
      'early 0',
      'early2 14',
      'early 28',
      'late 42',
      'noneLeft'
    ])
  })
})
