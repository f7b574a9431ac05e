import { expect, test } from 'vitest'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { pack, unpack } from '#browser/search/names/packed-names.ts'
import { names as everyName } from '#views/search/trade-names.computed.ts'
import { names } from '../../../../helpers/some-names.ts'

const inOrder = (records: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(records).map(([word, keys]) => [word, keys.split('|').sort().join('|')])
  )

test.each([
  ['a few words', names],
  ['every word of the trade', everyName]
])('%s arrive with all of their names', (_, names) => {
  const arrived = unpack(JSON.parse(JSON.stringify(pack(names))) as ReturnType<typeof pack>)
  expect(inOrder(arrived.ingredients)).toEqual(inOrder(names.ingredients))
  expect(inOrder(arrived.others)).toEqual(inOrder(names.others))
  expect(inOrder({ fillers: arrived.fillers })).toEqual(inOrder({ fillers: names.fillers }))
  const firstOf = (records: Record<string, string>) =>
    Object.values(records).map(keys => keys.split('|')[0])
  expect(firstOf(arrived.others)).toEqual(firstOf(names.others))
  const { pageWords, documents, kinds } = names
  expect(arrived).toMatchObject({ pageWords, documents, kinds })
})

test('a word without further names arrives, too', () => {
  const alone = { ...names, ingredients: { 'tribenuron-methyl': 'tribenuronmetil' }, others: {} }
  const { isIngredient, partsOf } = openDictionary(unpack(pack(alone)))
  expect(isIngredient('tribenuron-methyl')).toBe(true)
  expect(partsOf('tribenuron methyl')[0]?.means).toEqual(['tribenuron-methyl'])
})
