import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filterNames,
  type FinderData,
  NO_GROUP,
  type Query,
  withChoice
} from '#browser/finder/filters.ts'
import { bestToRemove, find } from '#browser/finder/find.ts'
import { aFinder, aQuery, naiveHits } from './a-finder.ts'

const data = aFinder()
const GROUP = filterNames.indexOf('group')
const words = (products: number[]) => ({ products: new Set(products) })

describe('finding products', () => {
  test('choices of one filter widen, those of two filters narrow', () => {
    expect(find(data, aQuery({ crop: ['maize', 'rice'] })).hits).toEqual([0, 1, 2])
    expect(find(data, aQuery({ crop: ['rice'], problem: ['blast'] })).hits).toEqual([1, 2])
  })

  test('a crop and a problem are those of one use, where a product states its uses', () => {
    const query = aQuery({ crop: ['rice'], problem: ['armyworm'] })
    const found = find(data, query)
    expect(found.hits).toEqual([])
    expect(found.counts).toMatchObject({ crop: [2, 0], problem: [0, 2] })
    expect(found.without).toMatchObject({ crop: 2, problem: 2 })
  })

  test('a count ignores the choices of its own filter', () => {
    expect(find(data, aQuery({ crop: ['maize'] })).counts).toMatchObject({
      crop: [2, 2],
      problem: [2, 0],
      family: [2, 0]
    })
  })

  test('words narrow like a filter', () => {
    expect(find(data, aQuery({ crop: ['rice'] }, { text: 'x' }), words([0, 2])).hits).toEqual([2])
  })

  test('a problem that words name and a chosen crop are one use, too', () => {
    const named = { ...words([0, 1]), problem: new Set([0]) }
    const query = aQuery({ crop: ['rice'] }, { text: 'armyworm' })
    const found = find(data, query, named)
    expect(found.hits).toEqual([])
    expect(found.counts).toMatchObject({ crop: [2, 0] })
    expect(found.without).toMatchObject({ crop: 2, text: 2 })
    expect(bestToRemove(query, found)).toBe('crop')
  })

  test('sorted by name, hits come in the order of their names', () => {
    expect(find(data, aQuery({}, { sort: 'name' })).hits).toEqual([3, 2, 1, 0])
  })
})

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
      expect(named(7)).toMatchObject({ hits: [1], harvest: '7' })
      expect(named(7, { crop: ['rice'] }).hits).toEqual([])
      expect(named(21, { crop: ['rice'] })).toMatchObject({ hits: [1], harvest: '21' })
    })

    test('are those of the crop and the problem that other words name', () => {
      const uses = [{ problem: 1, crops: new Set([1]) }]
      expect(named(7, {}, { uses }).hits).toEqual([])
      expect(named(21, {}, { uses }).hits).toEqual([1])
      expect(named(7, {}, { crop: new Set([1]) }).hits).toEqual([])
    })

    test('between two choices keep the shorter one, and before the first keep nothing', () => {
      expect(named(20, { crop: ['rice'] })).toMatchObject({ hits: [], harvest: '7' })
      expect(named(3)).toMatchObject({ hits: [], harvest: undefined })
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

describe('when nothing is found', () => {
  test('the condition whose removal gives most is named', () => {
    const query = aQuery({ crop: ['maize'], problem: ['blast'], family: ['2002'] })
    const found = find(data, query)
    expect(found.hits).toEqual([])
    expect(found.without).toMatchObject({ crop: 1, problem: 0, family: 0, text: 0 })
    expect(bestToRemove(query, found)).toBe('crop')
  })

  test('a limit of the label is removed before the crop and the problem', () => {
    const query = aQuery({ crop: ['rice'], harvest: ['7'] })
    const found = find(data, query)
    expect(found.without).toMatchObject({ crop: 1, harvest: 2 })
    expect(bestToRemove(query, { ...found, without: { ...found.without, crop: 9 } })).toBe(
      'harvest'
    )
  })

  test('words can be the condition to remove', () => {
    const query = aQuery({ crop: ['maize'] }, { text: 'no such thing' })
    expect(bestToRemove(query, find(data, query, words([])))).toBe('text')
  })

  test('no condition is named if removing a single one shows nothing', () => {
    const query = aQuery({ crop: ['maize'], family: ['2002'] }, { text: 'no such thing' })
    expect(bestToRemove(query, find(data, query, words([])))).toBeUndefined()
  })
})

function anyOf<Value>(length: number, value: fc.Arbitrary<Value>) {
  return fc.array(value, { minLength: length, maxLength: length })
}

/** Any catalogue of up to twelve products, and anything that could be asked of it. */
const world = fc
  .tuple(
    fc.array(
      fc.record({
        has: anyOf(filterNames.length, fc.uniqueArray(fc.nat(3))),
        uses: fc.option(anyOf(4, fc.uniqueArray(fc.nat(3)))),
        // Some state no days, some more than all choices.
        days: anyOf(4, anyOf(4, fc.integer({ min: -1, max: 4 })))
      }),
      { maxLength: 12 }
    ),
    anyOf(filterNames.length, fc.uniqueArray(fc.nat(3), { maxLength: 2 })),
    fc.option(
      fc.record({
        products: fc.uniqueArray(fc.nat(11)),
        crop: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
        problem: fc.uniqueArray(fc.nat(3), { maxLength: 2 })
      })
    )
  )
  .map(([records, chosen, matches]) => {
    const products = records.map(withDays)
    const choices = [0, 1, 2, 3].map(at => ({ id: `c${at}`, name: `c${at}` }))
    const perFilter = <Value>(valueOf: (filter: number) => Value) =>
      Object.fromEntries(filterNames.map((name, filter) => [name, valueOf(filter)]))
    const data = {
      choices: perFilter(() => choices),
      ids: products.map((_, position) => String(position)),
      products: products.map(({ has }) => has),
      uses: products.map(({ uses }) => uses),
      days: products.map(({ days }) => days),
      byName: products.map((_, position) => position).toReversed()
    } as FinderData
    const ids = perFilter(filter => chosen[filter]?.map(at => `c${at}`) ?? [])
    const query: Query = aQuery(ids, { text: matches ? 'words' : '' })
    return { data, query, matches: matches ? namedBy(matches) : undefined }
  })

/** Its choices of days to harvest are those that one of its uses keeps. */
function withDays(record: { has: number[][]; uses: number[][] | null; days: number[][] }) {
  const uses = record.uses?.slice(0, record.has[0]?.length) ?? []
  const days = uses.map((problems, crop) => record.days[crop]?.slice(0, problems.length) ?? [])
  const least = Math.min(...days.flat().filter(day => day >= 0))
  const kept = [0, 1, 2, 3].filter(choice => choice >= least)
  const has = filterNames.map((name, at) => (name === 'harvest' ? kept : (record.has[at] ?? [])))
  return { has, uses, days }
}

/** Words name crops, or problems, or neither. */
function namedBy({ products, crop, problem }: Record<'products' | 'crop' | 'problem', number[]>) {
  return {
    ...words(products),
    ...(crop.length > 0 && { crop: new Set(crop) }),
    ...(problem.length > 0 && { problem: new Set(problem) })
  }
}

describe('any catalogue, with any query', () => {
  test('hits are those of a plain filter', () => {
    fc.assert(
      fc.property(world, ({ data, query, matches }) => {
        expect(find(data, query, matches).hits).toEqual(naiveHits(data, query, matches))
      })
    )
  })

  test('a count is the number of products with that choice alone in its filter, or with all groups left out', () => {
    fc.assert(
      fc.property(world, ({ data, query, matches }) => {
        const { counts } = find(data, query, matches)
        for (const name of filterNames)
          for (const [at, { id }] of data.choices[name].entries()) {
            const others = name === 'not-group' ? query.chosen[name] : []
            const alone = { ...query, chosen: { ...query.chosen, [name]: [...others, id] } }
            expect(counts[name][at]).toBe(naiveHits(data, alone, matches).length)
          }
      })
    )
  })

  test('removing a condition shows the announced number of products', () => {
    fc.assert(
      fc.property(world, ({ data, query, matches }) => {
        const { without } = find(data, query, matches)
        for (const name of filterNames) {
          const dropped = { ...query, chosen: { ...query.chosen, [name]: [] } }
          expect(without[name]).toBe(naiveHits(data, dropped, matches).length)
        }
        expect(without.text).toBe(naiveHits(data, query).length)
      })
    )
  })

  test('adding a choice and removing it again changes nothing', () => {
    fc.assert(
      fc.property(world, fc.constantFrom(...filterNames), ({ query }, name) => {
        const back = withChoice(withChoice(query, name, 'new', true), name, 'new', false)
        expect(back).toEqual(query)
      })
    )
  })
})
