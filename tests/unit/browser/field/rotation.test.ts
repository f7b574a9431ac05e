import { describe, expect, test } from 'vitest'
import {
  earlierNames,
  harvestDay,
  ofOtherSprayer,
  rotate,
  type Rotated
} from '#browser/field/rotation.ts'
import { plan, product, staged } from './a-rotation.ts'

describe('a rotation', () => {
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

  test('takes a product that was not used before one that was, where their groups were used equally often', () => {
    const products = [
      product('a', 'FRAC M03', 7, 4),
      product('b', 'FRAC 29', 7, 4),
      product('c', 'FRAC 27+FRAC M03', 7, 4),
      product('d', 'FRAC 40+FRAC M03', 7, 4)
    ]
    expect(plan(products)).toEqual(['a 0', 'b 7', 'c 14', 'd 21', 'b 28', 'c 35', 'long'])
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

test.each([
  ['en', 'Apeliotes 500 SC and Garua 240 SC'],
  ['th', 'Apeliotes 500 SC, Garua 240 SC']
])('names for an earlier stage are told apart, and named once, in %s', (locale, list) => {
  const earlier = ['Apeliotes 500 SC', 'Garua 240 SC', 'Apeliotes 500 SC'].map(name => ({ name }))
  expect(earlierNames({ earlier }, locale)).toBe(list)
})
