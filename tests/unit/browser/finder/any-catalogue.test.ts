import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterNames, type FinderData, type Query, withChoice } from '#browser/finder/filters.ts'
import { find } from '#browser/finder/find.ts'
import { aQuery, naiveHits, words } from './a-finder.ts'

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
    const choices = [0, 1, 2, 3].map(at => ({ id: String(at), name: String(at) }))
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
    const ids = perFilter(filter => chosen[filter]?.map(at => String(at)) ?? [])
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
