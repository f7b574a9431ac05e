import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSite, type Site } from './a-site.ts'

const redirects = `
/                   /gl                302
/russia             /ru
/russia/*           /ru/:splat         301
/undefined/*        /gl/:splat
/search             /gl/search?q=all
/abroad             https://example.com/x
/away               https://example.com/y 200
/only-chinese       /gl-prod-zho       302 Language=zh
/only-brazil        /br                302 Country=br
/gl/company         /nowhere
/gl/404             /gl/404.html       404!
/echo/*             /gl/:splat         200
/gl/*               /gl/404.html       404
/zz/*               /gl/pagenotfound   302
`

let site: Site

beforeAll(async () => {
  site = await aSite({
    _redirects: redirects,
    '404.html': 'no page',
    'gl.html': 'global',
    'gl/company.html': 'company',
    'gl/404.html': 'no page in gl'
  })
})

afterAll(() => site.close())

describe('redirect rule', () => {
  test.each([
    ['/', 302, '/gl'],
    ['/russia', 301, '/ru'],
    ['/russia/product/7?q=1', 301, '/ru/product/7?q=1'],
    ['/undefined/company', 301, '/gl/company'],
    ['/undefined/50%25', 301, '/gl/50%25'],
    ['/undefined/%E5%90%8D', 301, '/gl/%E5%90%8D'],
    ['/undefined//evil.example', 301, '/gl//evil.example'],
    ['/search?q=one', 301, '/gl/search?q=all'],
    ['/abroad', 301, 'https://example.com/x'],
    ['/zz', 302, '/gl/pagenotfound'],
    ['/zz/any/thing', 302, '/gl/pagenotfound']
  ])('%s answers %i to %s', async (path, status, location) => {
    expect(await site.ask(path)).toMatchObject({ status, headers: { location } })
  })

  test('does not hide a page', async () => {
    expect(await site.ask('/gl/company')).toMatchObject({ status: 200, text: 'company' })
  })

  test.each(['/gl/nothing', '/gl/far/below', '/gl/404'])(
    '%s gets the 404 page of its tree',
    async path => {
      expect(await site.ask(path)).toMatchObject({ status: 404, text: 'no page in gl' })
    }
  )

  test('to a file with status 200 serves it in place', async () => {
    expect(await site.ask('/echo/company')).toMatchObject({ status: 200, text: 'company' })
  })

  test.each(['/echo/nothing', '/echo/%25ff', '/echo/%25'])(
    '%s, which leads to no file, gets the 404 page',
    async path => {
      expect(await site.ask(path)).toMatchObject({ status: 404, text: 'no page' })
    }
  )

  test('to another server with status 200 is left to the real host', async () => {
    expect(await site.ask('/away')).toMatchObject({ status: 502 })
  })

  test.each<[string, Record<string, string>, number]>([
    ['/only-chinese', { cookie: 'nf_lang=zh' }, 302],
    ['/only-chinese', { 'accept-language': 'zh-CN,zh;q=0.9' }, 302],
    ['/only-chinese', { 'accept-language': 'en' }, 404],
    ['/only-brazil', { cookie: 'a=b; nf_country=br' }, 302],
    ['/only-brazil', {}, 404]
  ])('%s asked with %o answers %i', async (path, headers, status) => {
    expect(await site.ask(path, { headers })).toMatchObject({ status })
  })
})

describe('host', () => {
  test('reads the rules again after a rebuild', async () => {
    const rebuilt = await aSite({ _redirects: '/a /b', 'gl.html': 'global' })
    expect(await rebuilt.ask('/a')).toMatchObject({ headers: { location: '/b' } })
    rebuilt.write('dist/_redirects', '/a /somewhere-else')
    expect(await rebuilt.ask('/a')).toMatchObject({ headers: { location: '/somewhere-else' } })
    await rebuilt.close()
  })

  test('does not start on a rule that the real host would refuse', async () => {
    await expect(aSite({ _redirects: '/a' })).rejects.toThrow('redirect line 1')
  })

  test('answers in time with a thousand rules', async () => {
    const rules = Array.from({ length: 1000 }, (_, index) => `/old-${index}/* /gl/:splat`)
    const large = await aSite({ _redirects: rules.join('\n') })
    const start = performance.now()
    expect(await large.ask('/old-999/x')).toMatchObject({ headers: { location: '/gl/x' } })
    expect(performance.now() - start).toBeLessThan(500)
    await large.close()
  })
})
