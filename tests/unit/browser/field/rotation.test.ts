import { describe, expect, test } from 'vitest'
import {
  earlierNames,
  firstOutgrown,
  harvestDay,
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

  test('says which of its sprays the crop may outgrow first: days pass, and nothing knows the growth', () => {
    const early = staged(product('early', '11', 14, 3), 13, 29)
    const late = staged(product('late', '3', 14, 3), 13, 39)
    const ripening = staged(product('ripening', '7', 14, 1), 13, 89)
    const outgrown = (products: Rotated[], first = products[0]) =>
      first && firstOutgrown(rotate(products, first))
    expect(outgrown([early, late])).toEqual({ number: 5, day: 56, stage: 29 })
    expect(outgrown([late, { ...early, maxApplications: 1 }])).toEqual({
      number: 2,
      day: 14,
      stage: 29
    })
    // The first is sprayed at its stage, and labels until harvest or without a stage always apply.
    expect(outgrown([early])).toBeUndefined()
    expect(outgrown([{ ...early, maxApplications: 1 }, ripening])).toBeUndefined()
    expect(outgrown([product('a', '11', 7, 2), product('b', '3', 7, 2)])).toBeUndefined()
    expect(outgrown([product('a', '11'), late])).toBeUndefined()
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
