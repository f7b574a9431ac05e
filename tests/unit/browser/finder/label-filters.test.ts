import { describe, expect, test } from 'vitest'
import { filterNames, NO_GROUP, type Query } from '#browser/finder/filters.ts'
import { find } from '#browser/finder/find.ts'
import { aFinder, aQuery, words } from './a-finder.ts'

const data = aFinder()
const GROUP = filterNames.indexOf('group')

describe('filters of the label', () => {
  test('days to harvest are those of the crop that is chosen', () => {
    expect(find(data, aQuery({ harvest: ['7'] })).hits).toEqual([1])
    expect(find(data, aQuery({ crop: ['rice'], harvest: ['7'] })).hits).toEqual([])
    expect(find(data, aQuery({ crop: ['rice'], harvest: ['21'] })).hits).toEqual([1])
    expect(find(data, aQuery({ crop: ['rice'] })).counts.harvest).toEqual([0, 1])
  })

  test('days to harvest are those of the crop and problem that words name', () => {
    const named = { ...words([1]), uses: [{ problem: 1, crops: new Set([1]) }] }
    const query = aQuery({ harvest: ['7'] }, { text: 'rice blast' })
    expect(find(data, query, named).hits).toEqual([])
    expect(find(data, { ...query, ...aQuery({ harvest: ['21'] }) }, named).hits).toEqual([1])
  })

  test('a group that is left out leaves products of other stated groups', () => {
    expect(find(data, aQuery({ 'not-group': ['frac-3'] })).hits).toEqual([2])
    expect(find(data, aQuery({ 'not-group': ['frac-11'] })).hits).toEqual([0])
    expect(find(data, aQuery({ 'not-group': ['frac-3', 'frac-11'] })).hits).toEqual([])
    expect(find(data, aQuery()).counts['not-group']).toEqual([1, 1])
  })

  test('a group that is left out leaves products of a family that has none, such as biostimulants', () => {
    const withoutGroups = {
      ...data,
      products: data.products.map((has, at) => (at === 3 ? has.with(GROUP, [NO_GROUP]) : has))
    }
    const left = find(withoutGroups, aQuery({ 'not-group': ['frac-3'] }))
    expect(left.hits).toEqual([2, 3])
    expect(left.unstated['not-group']).toBe(0)
    const { counts, hits } = find(withoutGroups, aQuery())
    expect(hits).toHaveLength(4)
    expect(counts['not-group']).toEqual([2, 2])
    expect(counts.group).toEqual([2, 2])
    expect(find(withoutGroups, aQuery({ group: ['frac-3'] })).hits).toEqual([0, 1])
  })

  describe('days to harvest that words name', () => {
    const typed = (harvest: number, more = {}) => ({
      ...words([0, 1, 2, 3]),
      harvest,
      ...more
    })
    const named = (harvest: number, chosen: Partial<Query['chosen']> = {}, more = {}) =>
      find(data, aQuery(chosen, { text: 'x' }), typed(harvest, more))

    test('keep what the filter would keep, and are said', () => {
      expect(named(7)).toMatchObject({ hits: [1], harvest: 7 })
      expect(named(7, { crop: ['rice'] }).hits).toEqual([])
      expect(named(21, { crop: ['rice'] })).toMatchObject({ hits: [1], harvest: 21 })
    })

    test('are those of the crop and the problem that other words name', () => {
      const uses = [{ problem: 1, crops: new Set([1]) }]
      expect(named(7, {}, { uses }).hits).toEqual([])
      expect(named(21, {}, { uses }).hits).toEqual([1])
      expect(named(7, {}, { crop: new Set([1]) }).hits).toEqual([])
    })

    test('keep what needs as many days or fewer, also between two choices and before the first', () => {
      expect(named(20, { crop: ['rice'] })).toMatchObject({ hits: [1], harvest: 20 })
      expect(named(19, { crop: ['rice'] })).toMatchObject({ hits: [], harvest: 19 })
      expect(named(5)).toMatchObject({ hits: [1], harvest: 5 })
      expect(named(4)).toMatchObject({ hits: [], harvest: 4 })
    })

    test('narrow a filter of days, and a filter narrows them', () => {
      expect(named(7, { crop: ['rice'], harvest: ['21'] }).hits).toEqual([])
      expect(named(21, { crop: ['rice'], harvest: ['7'] }).hits).toEqual([])
      expect(named(21, { crop: ['rice'] }).counts.harvest).toEqual([0, 1])
    })

    test('leave out products that state none, and count them', () => {
      expect(named(7).unstated.harvest).toBe(3)
      const some = find(data, aQuery({}, { text: 'x' }), { ...words([1, 2]), harvest: 7 })
      expect(some.unstated.harvest, 'of those with the other words').toBe(1)
    })

    test('are removed with the words', () => {
      expect(named(3).without.text).toBe(4)
    })
  })

  test('products that state nothing are left out and counted', () => {
    const { unstated } = find(data, aQuery({ 'not-group': ['frac-3'] }))
    expect(unstated).toMatchObject({ 'not-group': 1, group: 0 })
    expect(find(data, aQuery({ harvest: ['7'] })).unstated.harvest).toBe(3)
    expect(find(data, aQuery({ crop: ['maize'], harvest: ['7'] })).unstated.harvest).toBe(1)
  })

  test('products that state no group are counted where words leave out a group', () => {
    const matches = { products: new Set([0, 2]), unstated: new Set([3]) }
    const unstatedOf = (query: Query) => find(data, query, matches).unstated['not-group']
    expect(unstatedOf(aQuery())).toBe(1)
    expect(unstatedOf(aQuery({ family: ['2002'] }))).toBe(1)
    expect(unstatedOf(aQuery({ family: ['2001'] }))).toBe(0)
  })
})
