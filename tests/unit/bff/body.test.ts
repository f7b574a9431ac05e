import { describe, expect, test } from 'vitest'
import { parseBody, readBody } from '#bff/body.ts'
import { BODY_LIMITS } from '#bff/file-limits.ts'
import { parseContentJs } from '#bff/content-js.ts'
import { textLimits } from '#contract/limits.ts'
import { longestTextOf } from '#contract/longest-text.ts'
import { productDetail } from '#contract/product.ts'

const read = (response: Response) =>
  readBody(response, { limits: BODY_LIMITS, watch: chunks => chunks })
const parse = (body: string) => parseBody(body, { parse: JSON.parse, status: 200 })

describe('a body', () => {
  test.each([
    ['[1]', [1]],
    ['{"data":[1]}', [1]],
    ['{"data":{"a":1},"total":1}', { a: 1 }],
    ['{"data":"a text"}', { data: 'a text' }],
    ['{"a":{"data":1}}', { a: { data: 1 } }]
  ])('of %s is read bare or out of its wrapping', (body, value) => {
    expect(parse(body)).toEqual({ isDone: true, value })
  })

  test.each([
    ['[{"a":1},{"a"', 'The body is cut or malformed.'],
    ['null]', 'The body is cut or malformed.'],
    ['', 'The body is empty.'],
    ['\n', 'The body is empty.']
  ])('of %j is asked for again', (body, reason) => {
    expect(parse(body)).toMatchObject({ failure: { reason, isFinal: false } })
  })

  test('of a content.js with a program says what is allowed', () => {
    const attempt = parseBody('export default {}; run()', { parse: parseContentJs, status: 200 })
    expect(attempt).toMatchObject({
      failure: { reason: expect.stringMatching(/malformed\. content\.js holds .* JSON/) as string }
    })
  })

  test.each(['<!doctype html>', '\n <html>'])('of %j is a web page and final', body => {
    expect(parse(body)).toMatchObject({ failure: { isFinal: true } })
  })

  test('that announces too many bytes is not read', async () => {
    const response = new Response('[]', { headers: { 'content-length': '1073741825' } })
    expect(await read(response)).toMatchObject({
      failure: { isFinal: true, status: 200 }
    })
    expect(response.bodyUsed).toBe(true)
  })

  test('keeps of each text one letter more than any may have', async () => {
    const response = Response.json([{ name: 'W'.repeat(200_000), title: 'Ostria' }])
    const body = await read(response)
    const name = 'W'.repeat(textLimits.richText + 1)
    expect(body).toEqual({ isDone: true, value: JSON.stringify([{ name, title: 'Ostria' }]) })
  })
  test('keeps of each text of a call one letter more than its field may have', async () => {
    const long = 'W'.repeat(200_000)
    const response = Response.json([{ brandname: long, content: long }])
    const longest = longestTextOf(productDetail)
    const body = await readBody(response, { limits: BODY_LIMITS, longest, watch: all => all })
    expect(body).toEqual({
      isDone: true,
      value: JSON.stringify([
        {
          brandname: 'W'.repeat(textLimits.paragraph + 1),
          content: 'W'.repeat(textLimits.richText + 1)
        }
      ])
    })
  })
})
