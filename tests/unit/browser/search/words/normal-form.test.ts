import { expect, test } from 'vitest'
import { keyOf } from '#browser/search/names/name-key.ts'

test.each([
  ['potatoe', 'potatoes'],
  ['tomatoe', 'tomato'],
  ['algodões', 'algodão'],
  ['berry', 'berries']
])('%s is the same name as %s', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other))
})

test.each([
  ['aloe', 'alo'],
  ['potato', 'pota']
])('%s is another name than %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})
