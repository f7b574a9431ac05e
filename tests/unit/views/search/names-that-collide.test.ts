import { expect, test } from 'vitest'
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import { names } from '#views/search/trade-names.computed.ts'

const crops = new Set(names.crops?.split('\n'))
const keysWhere = (isMeant: (word: string) => boolean) =>
  Object.entries(names.others).flatMap(([word, keys]) => (isMeant(word) ? keys.split('|') : []))
const cropKeys = new Set(keysWhere(word => crops.has(word)))
const problemKeys = new Set(keysWhere(word => word in subjects && !crops.has(word)))

/** Whether a key is that of a crop and a problem, in either order. */
function isOfUse(key: string): boolean {
  const splits = Array.from({ length: key.length }, (_, at) => [key.slice(0, at), key.slice(at)])
  return splits.some(
    ([first = '', second = '']) =>
      (cropKeys.has(first) && problemKeys.has(second)) ||
      (problemKeys.has(first) && cropKeys.has(second))
  )
}

// Thai keys have no tone marks: `ข่าวใหม่`, recent news, would be read where `ข้าว ไหม้`, the blast of rice, is typed.
test('no word for a page is written as a crop and a problem', () => {
  expect(cropKeys.size * problemKeys.size).toBeGreaterThan(100_000)
  const pageWords = new Set(names.pageWords)
  expect(keysWhere(word => pageWords.has(word)).filter(isOfUse)).toEqual([])
})
