import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterNames, type FinderData, type Query, withChoice } from '#browser/finder/filters.ts'
import { bestToRemove, find } from '#browser/finder/find.ts'
import { aFinder, aQuery, naiveHits } from './a-finder.ts'

const data = aFinder()
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

describe('when nothing is found', () => {
  test('the condition whose removal gives most is named', () => {
    const query = aQuery({ crop: ['maize'], problem: ['blast'], family: ['2002'] })
    const found = find(data, query)
    expect(found.hits).toEqual([])
    expect(found.without).toMatchObject({ crop: 1, problem: 0, family: 0, text: 0 })
    expect(bestToRemove(query, found)).toBe('crop')
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

/** Any catalogue of up to twelve products, and anything that could be asked of it. */
const world = fc
  .tuple(
    fc.array(
      fc.record({
        has: fc.array(fc.uniqueArray(fc.nat(3)), { minLength: 6, maxLength: 6 }),
        uses: fc.option(fc.array(fc.uniqueArray(fc.nat(3)), { minLength: 4, maxLength: 4 }))
      }),
      { maxLength: 12 }
    ),
    fc.array(fc.uniqueArray(fc.nat(3), { maxLength: 2 }), { minLength: 6, maxLength: 6 }),
    fc.option(
      fc.record({
        products: fc.uniqueArray(fc.nat(11)),
        crop: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
        problem: fc.uniqueArray(fc.nat(3), { maxLength: 2 })
      })
    )
  )
  .map(([products, chosen, matches]) => {
    const choices = [0, 1, 2, 3].map(at => ({ id: `c${at}`, name: `c${at}` }))
    const perFilter = <Value>(valueOf: (filter: number) => Value) =>
      Object.fromEntries(filterNames.map((name, filter) => [name, valueOf(filter)]))
    const data = {
      choices: perFilter(() => choices),
      ids: products.map((_, position) => String(position)),
      products: products.map(({ has }) => has),
      uses: products.map(({ has, uses }) => uses?.slice(0, has[0]?.length) ?? []),
      byName: products.map((_, position) => position).toReversed()
    } as FinderData
    const ids = perFilter(filter => chosen[filter]?.map(at => `c${at}`) ?? [])
    const query: Query = aQuery(ids, { text: matches ? 'words' : '' })
    return { data, query, matches: matches ? namedBy(matches) : undefined }
  })

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

  test('a count is the number of products with that choice alone in its filter', () => {
    fc.assert(
      fc.property(world, ({ data, query, matches }) => {
        const { counts } = find(data, query, matches)
        for (const name of filterNames)
          for (const [at, { id }] of data.choices[name].entries()) {
            const alone = { ...query, chosen: { ...query.chosen, [name]: [id] } }
            expect(counts[name][at]).toBe(naiveHits(data, alone, matches).length)
          }
      })
    )
  })

  test('dropping a condition shows as many as was said', () => {
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

  test('taking a choice and leaving it again changes nothing', () => {
    fc.assert(
      fc.property(world, fc.constantFrom(...filterNames), ({ query }, name) => {
        const back = withChoice(withChoice(query, name, 'new', true), name, 'new', false)
        expect(back).toEqual(query)
      })
    )
  })
})
