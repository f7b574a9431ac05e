import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSite, type Site } from './a-site.ts'

const toml = `
[[headers]]
for = "/*"
[headers.values]
X-Frame-Options = "DENY"

[[headers]]
for = "/_assets/*"
[headers.values]
Cache-Control = "public,max-age=31536000,immutable"
`

const page = '<p>All of it</p>'.repeat(500)
let site: Site

beforeAll(async () => {
  const files = { 'gl.html': page, '404.html': page, '_assets/a.css': 'p{}', 'v.mp4': '0123456789' }
  site = await aSite(files, toml)
})

afterAll(() => site.close())

describe('headers', () => {
  test('of netlify.toml reach pages, and the 404 page', async () => {
    expect((await site.ask('/gl')).headers['x-frame-options']).toBe('DENY')
    expect((await site.ask('/zz')).headers['x-frame-options']).toBe('DENY')
  })

  test('cache hashed assets, and revalidate pages', async () => {
    expect((await site.ask('/_assets/a.css')).headers['cache-control']).toContain('immutable')
    expect((await site.ask('/gl')).headers['cache-control']).toContain('must-revalidate')
  })

  test('never cache an error: tomorrow the file may exist', async () => {
    const missing = await site.ask('/_assets/missing.css')
    const beyond = await site.ask('/_assets/a.css', { headers: { range: 'bytes=99-' } })
    expect([missing.status, beyond.status]).toEqual([404, 416])
    for (const { headers } of [missing, beyond])
      expect(headers['cache-control']).toBe('public,max-age=0,must-revalidate')
    expect(missing.headers['x-frame-options']).toBe('DENY')
  })

  test.each([
    ['/gl', 'text/html; charset=utf-8'],
    ['/_assets/a.css', 'text/css; charset=utf-8'],
    ['/v.mp4', 'video/mp4']
  ])('name the type of %s', async (path, type) => {
    expect((await site.ask(path)).headers['content-type']).toBe(type)
  })
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync]
  ])('for "%s" is %s', async (accepted, encoding, decompress) => {
    const { headers, bytes } = await site.ask('/gl', { headers: { 'accept-encoding': accepted } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(bytes.length).toBeLessThan(page.length / 10)
    expect(decompress(bytes).toString()).toBe(page)
  })

  test('is left out for a browser without support, and for compressed files', async () => {
    expect((await site.ask('/gl')).text).toBe(page)
    const video = await site.ask('/v.mp4', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(video.headers['content-encoding']).toBeUndefined()
  })

  test('follows a changed file', async () => {
    const headers = { 'accept-encoding': 'br' }
    const ask = async () =>
      brotliDecompressSync((await site.ask('/late', { headers })).bytes).toString()
    site.write('dist/late.html', 'first')
    expect(await ask()).toBe('first')
    site.write('dist/late.html', 'and second')
    expect(await ask()).toBe('and second')
  })
})

describe('page that the browser has', () => {
  test('is not sent again', async () => {
    const { etag = '' } = (await site.ask('/gl')).headers
    const known = await site.ask('/gl', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(known).toMatchObject({ status: 304, text: '', headers: { etag } })
  })

  test('is sent when it differs, or comes in another encoding', async () => {
    const { etag = '' } = (await site.ask('/gl')).headers
    const headers = { 'if-none-match': etag, 'accept-encoding': 'br' }
    expect(await site.ask('/gl', { headers })).toMatchObject({ status: 200 })
    expect(await site.ask('/gl', { headers: { 'if-none-match': '"x"' } })).toMatchObject({
      status: 200
    })
  })

  test('is still a 404 where it is the 404 page', async () => {
    const { etag = '' } = (await site.ask('/zz')).headers
    expect(await site.ask('/zz', { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 404
    })
  })
})

describe('range', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=6-', '6789', 'bytes 6-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10']
  ])('%s of a video is sent alone', async (range, text, place) => {
    const reply = await site.ask('/v.mp4', { headers: { range } })
    expect(reply).toMatchObject({ status: 206, text, headers: { 'content-range': place } })
    expect(reply.headers['content-length']).toBe(String(text.length))
  })

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'lines=1-2'])(
    '%s means the whole file',
    async range => {
      expect(await site.ask('/v.mp4', { headers: { range } })).toMatchObject({
        status: 200,
        text: '0123456789'
      })
    }
  )

  test('beyond the end is refused', async () => {
    expect(await site.ask('/v.mp4', { headers: { range: 'bytes=10-' } })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' }
    })
  })

  test('of a file that changed since means the whole file', async () => {
    const headers = { range: 'bytes=0-3', 'if-range': '"old"' }
    expect(await site.ask('/v.mp4', { headers })).toMatchObject({ status: 200 })
  })
})
