import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite, type Site } from './a-site.ts'

let site: Site
beforeAll(async () => {
  site = await aSite({
    _headers: '/*\n  Basic-Auth: team:long-enough-1\n  X-Robots-Tag: noindex\n',
    'gl.html': 'global'
  })
})
afterAll(() => site.close())

const basic = (told: string) => ({ authorization: `Basic ${Buffer.from(told).toString('base64')}` })

test.each([
  ['nothing', {}],
  ['another password', basic('team:guessed')],
  ['the name alone', basic('team')],
  ['another scheme', { authorization: 'Bearer team:long-enough-1' }]
])('a visitor of a preview who says %s is asked for the password', async (_, headers) => {
  const { status, headers: answer, text } = await site.ask('/gl', { headers })
  expect(status).toBe(401)
  expect(answer['www-authenticate']).toContain('Basic')
  expect(text).not.toContain('global')
})

test('a visitor who knows the password sees the page, and no header tells it on', async () => {
  const { status, headers, text } = await site.ask('/gl', { headers: basic('team:long-enough-1') })
  expect([status, text]).toEqual([200, 'global'])
  expect(headers).not.toHaveProperty('basic-auth')
  expect(headers['x-robots-tag']).toBe('noindex')
})
