import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasConditions, countConditions, emptyQuery, filterNames } from '#browser/finder/filters.ts'
import {
  droppedOf,
  formatQuery,
  joinQueries,
  onlyKnown,
  parseQuery
} from '#browser/finder/query.ts'
import { nearest } from '#browser/finder/nearest.ts'
import { aFinder, aQuery } from './a-finder.ts'

const data = aFinder()

describe('the address of a finder', () => {
  test('names each choice, in one order however they were taken', () => {
    const query = aQuery({ family: ['2002'], crop: ['rice', 'maize'] }, { text: ' rust ' })
    expect(formatQuery(query)).toBe('?q=rust&crop=rice&crop=maize&family=2002')
  })

  test('loses marks that would reverse the rest of a line', () => {
    expect(parseQuery('?q=%E2%80%AErust%E2%80%AC+%E2%81%A7wheat').text).toBe('rust wheat')
  })

  test('is empty for an empty query', () => {
    expect(formatQuery(emptyQuery)).toBe('')
    expect(hasConditions(parseQuery('?utm_source=mail'))).toBe(false)
    expect(hasConditions(parseQuery('?crop=rice'))).toBe(true)
  })

  test('of the plain form, which sends empty fields too, has only what was entered', () => {
    expect(parseQuery('?q=&sort=family')).toEqual(emptyQuery)
    expect(parseQuery('?view=cards').view).toBe('cards')
    expect(hasConditions(parseQuery('?q=&sort=family&view=table'))).toBe(false)
  })

  test('combines a query and an entered one: choices of both, words and order of the entered one', () => {
    const asked = aQuery({ crop: ['rice'] }, { text: 'rust', view: 'table' })
    const entered = aQuery({ crop: ['rice', 'maize'] }, { text: 'scab', sort: 'name' })
    expect(joinQueries(asked, entered)).toEqual(
      aQuery({ crop: ['rice', 'maize'] }, { text: 'scab', sort: 'name', view: 'table' })
    )
    expect(joinQueries(asked, emptyQuery)).toEqual(asked)
  })

  test('ignores choices, filters and sort orders that the page does not have', () => {
    const query = parseQuery('?crop=cocoa&crop=rice&colour=red&sort=price&family=')
    expect(onlyKnown(query, data)).toEqual(aQuery({ crop: ['rice'] }))
  })

  test('searches choices as words where the page has none of a filter, so that none is lost in silence', () => {
    const query = parseQuery('?q=rust&crop=oil-palm&formulation=SC')
    expect(onlyKnown(query, data)).toEqual(
      aQuery({ formulation: ['SC'] }, { text: 'rust oil palm' })
    )
  })

  test('keeps days to harvest that the page does not offer as the next fewer ones, which find the same', () => {
    const harvest = ['3', '7', '60'].map(id => ({ id, name: `Up to ${id} days` }))
    const kept = (search: string) =>
      onlyKnown(parseQuery(search), { choices: { ...data.choices, harvest } })
    expect(kept('?harvest=90')).toEqual(aQuery({ harvest: ['60'] }))
    expect(kept('?harvest=14&harvest=7')).toEqual(aQuery({ harvest: ['7'] }))
    expect(kept('?harvest=0')).toEqual(aQuery({}, { text: 'PHI 0' }))
  })

  test('searches fewer days to harvest than the page offers as days, and not as a number in a name', () => {
    expect(onlyKnown(parseQuery('?crop=rice&harvest=0'), data)).toEqual(
      aQuery({ crop: ['rice'] }, { text: 'PHI 0' })
    )
    const impossible = parseQuery('?crop=rice&harvest=-3')
    expect(onlyKnown(impossible, data)).toEqual(aQuery({ crop: ['rice'] }))
    expect(droppedOf(impossible, data)).toEqual(['-3'])
  })

  test('finds what is nearest to a product of another country, and searches none of it as words', () => {
    const choices = { ...data.choices, ingredient: [{ id: 'sulfur', name: 'Sulfur' }] }
    const near = (search: string) => nearest(parseQuery(search), { ...data, choices })
    expect(near('?instead=product&ingredient=foo&ingredient=sulfur&crop=rice')).toEqual(
      aQuery({ ingredient: ['sulfur'] })
    )
    expect(near('?instead=product&ingredient=foo&problem=bar&crop=rice&crop=kiwi')).toEqual(
      aQuery({ crop: ['rice'] })
    )
    expect(near('?instead=product&ingredient=foo&crop=kiwi')).toEqual(emptyQuery)
  })

  test('finds, for a crop of a product of another country, those of its family, else its family for other crops', () => {
    const near = (search: string) => nearest(parseQuery(search), data)
    const [first, second] = ['2001', '2002']
    expect(near(`?instead=x&crop=maize&crop=rice&family=${second}`)).toEqual(
      aQuery({ crop: ['maize', 'rice'], family: [second] })
    )
    expect(near(`?instead=x&crop=maize&family=${second}`)).toEqual(aQuery({ family: [second] }))
    expect(near(`?instead=x&problem=blast&family=${first}`)).toEqual(aQuery({ problem: ['blast'] }))
    expect(near(`?instead=x&crop=rice&family=2099`)).toEqual(aQuery({ crop: ['rice'] }))
  })

  test('names choices that it drops, and leaves out no group that no product has', () => {
    const query = parseQuery('?crop=rice&crop=foo&problem=no-such&not-group=hrac-99')
    expect(droppedOf(query, data)).toEqual(['foo', 'hrac-99'])
    expect(onlyKnown(query, data)).toEqual(aQuery({ crop: ['rice'] }, { text: 'no such' }))
  })

  test('names a toxicological class of another country, whose id is no word that products have', () => {
    for (const search of ['?class=who-ii', '?class=who-ii&class=ii', '?q=rust&class=who-ii']) {
      const query = parseQuery(search)
      expect(droppedOf(query, data)).toEqual(['who-ii'])
      expect(onlyKnown(query, data).text).toBe(query.text)
    }
  })

  test('names a group that no committee has, and searches one that no product has', () => {
    const query = parseQuery('?group=xx-1')
    expect(droppedOf(query, data)).toEqual(['xx-1'])
    expect(onlyKnown(query, data)).toEqual(emptyQuery)
    expect(onlyKnown(parseQuery('?group=hrac-31'), data).text).toBe('hrac 31')
  })

  test('has no more words than the engine uses', () => {
    expect(parseQuery(`?q=leaf+rust+${'x'.repeat(3000)}`).text).toBe('leaf rust')
  })

  test('counts its conditions, the words as one', () => {
    expect(countConditions(aQuery({ crop: ['rice', 'maize'] }, { text: 'rust' }))).toBe(3)
  })

  test('the address of any query gives the same query', () => {
    const chosen = fc.record(
      Object.fromEntries(
        filterNames.map(name => [
          name,
          fc
            .uniqueArray(fc.constantFrom('', ...data.choices[name].map(({ id }) => id)))
            .map(ids => ids.filter(id => id !== ''))
        ])
      )
    )
    const text = fc.string({ unit: 'grapheme' }).map(text => text.trim())
    fc.assert(
      fc.property(
        chosen,
        text,
        fc.constantFrom('family' as const, 'name' as const),
        fc.constantFrom('cards' as const, 'table' as const),
        (ids, text, sort, view) => {
          const query = aQuery(ids, { text, sort, view })
          expect(parseQuery(formatQuery(query))).toEqual(query)
        }
      )
    )
  })

  test('no address can break it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), search => {
        expect(onlyKnown(parseQuery(`?${search}`), data).chosen.ingredient).toEqual([])
      })
    )
  })
})
