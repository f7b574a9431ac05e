import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Endpoint, endpoints } from '#contract/endpoints.ts'
import { textLimits } from '#contract/limits.ts'
import { longestTextOf } from '#contract/longest-text.ts'
import { productDetail } from '#contract/product.ts'

const calls: [string, Endpoint][] = Object.entries(endpoints)

test('of a rich text a hundred thousand letters are kept, of any other text of its record a paragraph', () => {
  const longest = longestTextOf(productDetail)
  expect([longest('content'), longest('brandname')]).toEqual([
    textLimits.richText,
    textLimits.paragraph
  ])
})

test('a field with an unknown name has the limit of a rich text', () => {
  expect(longestTextOf(productDetail)(undefined)).toBe(textLimits.richText)
})

test.each(calls)('no other text of %s may be longer than a paragraph', (_, { schema }) => {
  const limits: number[] = []
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void limits.push(jsonSchema.maxLength ?? 0)
  })
  expect(Math.max(...limits)).toBeLessThanOrEqual(textLimits.paragraph)
})

test.each(calls)('every rich text of %s has a name, by which it is known', (_, { schema }) => {
  const longest = longestTextOf(schema)
  expect([longest('*'), longest('')]).toEqual([textLimits.paragraph, textLimits.paragraph])
})
