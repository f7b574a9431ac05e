import { describe, expect, test } from 'vitest'
import {
  earlierNames,
  firstSpray,
  harvestDay,
  mayBeOutgrown,
  ofNoStage,
  ofOtherSprayer,
  rotate,
  type Rotated
} from '#browser/field/rotation.ts'

const product = (
  id: string,
  groups: string,
  interval?: number,
  maxApplications?: number
): Rotated => ({
  id,
  groups: groups === '' ? [] : groups.split('+'),
  interval,
  maxApplications
})

function plan(products: readonly Rotated[], first = products[0]) {
  if (!first) throw new Error('A plan needs a product.')
  const { sprays, end } = rotate(products, first)
  return [...sprays.map(({ product, day }) => `${product.id} ${day ?? '?'}`), end]
}

const staged = (product: Rotated, from: number, to: number): Rotated => ({
  ...product,
  stages: { from, to }
})

const lasting = (product: Rotated, days: number): Rotated => ({
  ...product,
  stages: product.stages && { ...product.stages, days }
})

describe('a rotation', () => {
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

  test('does not repeat a product without a group, however many rows it has', () => {
    const silent = product('silent', '', 7, 9)
    expect(plan([product('a', '11', 7, 3), silent, silent])).toEqual(['a 0', 'tooFewGroups'])
    expect(plan([silent, silent])).toEqual(['silent 0', 'tooFewGroups'])
  })

  test('changes the group, after the interval of the last product, within the maximum', () => {
    const products = [product('a', '11', 14, 2), product('b', '3', 21, 2), product('c', '7', 10, 1)]
    expect(plan(products)).toEqual(['a 0', 'b 14', 'c 35', 'a 45', 'b 59', 'noneLeft'])
  })

  test('never follows a mixture with one of its groups', () => {
    const products = [
      product('a', '11+3', 14, 2),
      product('b', '3', 14, 2),
      product('c', '11', 14, 2)
    ]
    expect(plan(products)).toEqual(['a 0', 'tooFewGroups'])
  })

  test('lets a mixture follow another with the same partner of many sites', () => {
    const products = [
      product('a', 'FRAC 4+FRAC M03', 7, 2),
      product('b', 'FRAC 27+FRAC M03', 7, 1),
      product('c', 'FRAC M03', 7, 2)
    ]
    expect(plan(products)).toEqual(['a 0', 'b 7', 'a 14', 'noneLeft'])
    expect(plan(products, products[2])).toEqual(['c 0', 'tooFewGroups'])
  })

  describe('of products with little water, for aircraft or drones, and with more', () => {
    const watered = (product: Rotated, from: number, to: number): Rotated => ({
      ...product,
      water: { from, to }
    })
    const ground = watered(product('ground', '11', 14, 2), 200, 300)
    const low = watered(product('low', '6', 14, 1), 20, 30)
    const late = staged(watered(product('late', '3', 14, 1), 300, 450), 47, 51)

    test('prefers what the sprayer of the first spray can apply', () => {
      expect(plan([ground, low, late])).toEqual([
        'ground 0',
        'late 14',
        'ground 28',
        'low 42',
        'noneLeft'
      ])
      expect(plan([ground, { ...low, maxApplications: 2 }], low)[0]).toBe('low 0')
    })

    test('says which sprays need another sprayer, where no other product is left', () => {
      expect(ofOtherSprayer(rotate([ground, low, late], ground))).toEqual([4])
      expect(ofOtherSprayer(rotate([ground, late], ground))).toEqual([])
      expect(ofOtherSprayer(rotate([ground, low], low))).toEqual([2])
    })

    test('takes a product whose label states no water for one of the same sprayer', () => {
      const silent = product('silent', '7', 14, 1)
      expect(plan([ground, low, silent]).slice(0, 2)).toEqual(['ground 0', 'silent 14'])
      expect(ofOtherSprayer(rotate([low, silent], low))).toEqual([])
    })
  })

  test('ends with the first day on which every label allows the harvest', () => {
    const waiting = (product: Rotated, daysToHarvest?: number) => ({ ...product, daysToHarvest })
    const long = waiting(product('long', '11', 7, 1), 60)
    const short = waiting(product('short', '3', 7, 1), 14)
    expect(harvestDay(rotate([long, short], long))).toBe(60)
    expect(harvestDay(rotate([long, short], short))).toBe(67)
    const silent = waiting(product('silent', '3', 7, 1))
    expect(harvestDay(rotate([long, silent], long))).toBeUndefined()
    const noInterval = { ...long, interval: undefined }
    expect(harvestDay(rotate([noInterval, short], noInterval))).toBeUndefined()
  })

  test('starts with the chosen product', () => {
    const products = [product('a', '11', 7, 1), product('b', '3', 7, 1)]
    expect(plan(products, products[1])).toEqual(['b 0', 'a 7', 'noneLeft'])
  })

  test('counts a maximum that is not stated as one, and no days after an interval that is not', () => {
    const products = [product('a', '11'), product('b', '3', 7)]
    expect(plan(products)).toEqual(['a 0', 'b ?', 'noneLeft'])
  })

  test('leaves out products without a stated group', () => {
    expect(plan([product('a', '11', 7, 3), product('b', '', 7, 3)])).toEqual([
      'a 0',
      'tooFewGroups'
    ])
  })

  test('ends after six sprays', () => {
    const products = [product('a', '11', 7, 9), product('b', '3', 7, 9)]
    expect(plan(products)).toHaveLength(7)
    expect(plan(products).at(-1)).toBe('long')
  })
})
