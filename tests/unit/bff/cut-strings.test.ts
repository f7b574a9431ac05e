import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createStringCutter } from '#bff/cut-strings.ts'

type Most = Parameters<typeof createStringCutter>[0]

/** JSON in chunks of so many bytes, cut. */
function cut(json: string, most: number | Most, size = 1): string {
  const cutChunk = createStringCutter(typeof most === 'number' ? () => most : most)
  const bytes = Buffer.from(json)
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size)
  )
  return Buffer.concat(chunks.flatMap(cutChunk)).toString('utf8')
}

describe('JSON whose strings are cut while it arrives', () => {
  test.each([
    ['["abcdef"]', '["abcd"]'],
    ['{"abcdef":"ab","b":[12345678]}', '{"abcd":"ab","b":[12345678]}'],
    [String.raw`["\"\"\"\"\"\""]`, String.raw`["\"\"\"\""]`],
    [String.raw`["abcd\\"]`, '["abcd"]'],
    [String.raw`["abc\\","d"]`, String.raw`["abc\\","d"]`],
    [String.raw`["abc\u00e9\u00e9"]`, String.raw`["abc\u00e9"]`],
    [String.raw`["abc\ud83d\ude00\ud83d\ude00"]`, String.raw`["abc\ud83d\ude00"]`],
    [String.raw`["ab\ud83d\ude00\ud83d\ude00"]`, String.raw`["ab\ud83d\ude00"]`],
    ['["abc😀😀"]', '["abc😀"]'],
    ['["草草草草草"]', '["草草草草"]'],
    ['"abcdef', '"abcd']
  ])('%s keeps four of each: %s', (json, kept) => {
    for (const size of [1, 2, 3, 100]) expect(cut(json, 4, size)).toBe(kept)
  })

  test.each([
    ['{"long":"abcdef","b":"abcdef"}', '{"long":"abcdef","b":"abcd"}'],
    ['{"b" : 1 , "long" : "abcdef"}', '{"b" : 1 , "long" : "abcdef"}'],
    ['{"b":["long","abcdef"]}', '{"b":["long","abcd"]}'],
    ['{"long":{"b":"abcdef"}}', '{"long":{"b":"abcd"}}'],
    [String.raw`{"\u006cong":"abcdef"}`, String.raw`{"\u006cong":"abcdef"}`]
  ])('%s keeps six of what is called long: %s', (json, kept) => {
    const most = (key: string | undefined) => (key === undefined || key === 'long' ? 6 : 4)
    for (const size of [1, 2, 3, 100]) expect(cut(json, most, size)).toBe(kept)
  })

  test('is as it came where no string is too long, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ noUnicodeString: false }),
        fc.integer({ min: 1 }),
        (value, size) => {
          const json = JSON.stringify(value)
          expect(cut(json, 10_000, size)).toBe(json)
        }
      )
    )
  })

  test('stays JSON, with the beginning of each string, where some are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.nat(8), (texts, most) => {
        const kept = JSON.parse(cut(JSON.stringify(texts), most, 3)) as string[]
        for (const [index, text] of texts.entries()) {
          const rest = text.slice(0, most + 1)
          expect([text.slice(0, most), rest]).toContain(kept[index])
        }
      })
    )
  })
})
