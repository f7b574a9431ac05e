import { expect, test } from 'vitest'
import { bestOf } from '#browser/search/answer/best.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { withDaysToHarvest } from '#browser/search/answer/in-the-list.ts'
import { engineFor, entry } from '../an-engine.ts'

const engine = engineFor([
  entry('crop:wheat', 'Wheat'),
  entry('product:1', 'Tivano', { line: 'Wheat', uses: { 'crop:wheat': [] } })
])
const ask = withDaysToHarvest(query => askEverything(engine, query), {
  list: '/br/product-list',
  harvest: 'Wait before harvest',
  upToDays: { forms: 'up to {count} days', locale: 'en' }
})

test('on the search page, days to harvest lead to the same words in the list of products', () => {
  const answer = ask('wheat 14 days before harvest')
  expect(answer.results).toMatchObject([
    {
      title: 'Wait before harvest: up to 14 days',
      path: '/br/product-list?q=wheat+14+days+before+harvest'
    },
    { id: 'crop:wheat' }
  ])
  expect(bestOf(answer)).toBe(answer.results[0])
})

test('days alone show no product that may need more', () => {
  expect(ask('14 days before harvest').results).toHaveLength(1)
})

test('other queries are answered as before', () => {
  expect(ask('wheat').results.map(({ id }) => id)).toEqual(['crop:wheat', 'product:1'])
})
