import { describe, expect, test } from 'vitest'
import { find } from '#browser/finder/find.ts'
import { bestToRemove } from '#browser/finder/results/best-to-remove.ts'
import { aFinder, aQuery, words } from './a-finder.ts'

const data = aFinder()

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
    expect(bestToRemove(query, found)).toEqual(['crop', 'text'])
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
    expect(bestToRemove(query, found)).toEqual(['crop'])
  })

  test('a limit of the label is removed before the crop and the problem', () => {
    const query = aQuery({ crop: ['rice'], harvest: ['7'] })
    const found = find(data, query)
    expect(found.without).toMatchObject({ crop: 1, harvest: 2 })
    expect(bestToRemove(query, { ...found, without: { ...found.without, crop: 9 } })).toEqual([
      'harvest'
    ])
  })

  test('words can be the condition to remove', () => {
    const query = aQuery({ crop: ['maize'] }, { text: 'no such thing' })
    expect(bestToRemove(query, find(data, query, words([])))).toEqual(['text'])
  })

  test('no condition is named if removing a single one shows nothing', () => {
    const query = aQuery({ crop: ['maize'], family: ['2002'] }, { text: 'no such thing' })
    expect(bestToRemove(query, find(data, query, words([])))).toEqual([])
  })
})
