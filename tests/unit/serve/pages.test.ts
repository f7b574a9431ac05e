import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSite, type Site } from './a-site.ts'

let site: Site

beforeAll(async () => {
  site = await aSite({
    'index.html': 'root',
    '404.html': 'no page',
    'gl.html': 'global',
    'gl/company.html': 'company',
    'old/index.html': 'a folder',
    'gl/名.html': 'named in Chinese',
    'robots.txt': 'User-agent: *',
    _redirects: '# none',
    _headers: '# none',
    '.rules/http.conf': 'map',
    '.well-known/security.txt': 'Contact: mailto:security@terravane.example'
  })
})

afterAll(() => site.close())

describe('page of the site', () => {
  test.each([
    ['/', 'root'],
    ['/gl', 'global'],
    ['/gl?q=1', 'global'],
    ['/gl.html', 'global'],
    ['/gl/company', 'company'],
    ['/gl/%E5%90%8D', 'named in Chinese'],
    ['/old/', 'a folder'],
    ['/robots.txt', 'User-agent: *'],
    ['/.well-known/security.txt', 'Contact: mailto:security@terravane.example'],
    ['//gl', 'global']
  ])('%s is served', async (path, text) => {
    expect(await site.ask(path)).toMatchObject({ status: 200, text })
  })

  test.each([
    ['/gl/', '/gl'],
    ['/gl//', '/gl'],
    ['/gl/?q=1', '/gl?q=1'],
    ['/gl/company/', '/gl/company'],
    ['/gl/%E5%90%8D/', '/gl/%E5%90%8D'],
    ['/old', '/old/']
  ])('%s moves to %s', async (path, location) => {
    expect(await site.ask(path)).toMatchObject({ status: 301, headers: { location } })
  })

  test.each([
    '/zz',
    '/GL',
    '/gl/nothing',
    '/robots.txt/below',
    '/_redirects',
    '/_headers',
    '/%5Fredirects',
    '/./_headers',
    '/.rules/http.conf',
    '/secret.html',
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret',
    '/gl/..%2f..%2fsecret.html',
    `/${'a'.repeat(5000)}`
  ])('%s is not found', async path => {
    expect(await site.ask(path)).toMatchObject({ status: 404, text: 'no page' })
  })

  test.each(['/%', '/%E0%A4%A', '/gl%00', '/%ff'])('%s is a bad request', async path => {
    expect(await site.ask(path)).toMatchObject({ status: 400 })
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async method => {
    expect(await site.ask('/gl', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' }
    })
  })

  test('HEAD answers like GET, without the body', async () => {
    const [get, head] = await Promise.all([site.ask('/gl'), site.ask('/gl', { method: 'HEAD' })])
    expect(head.text).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })
})

describe('site without a 404 page', () => {
  test('says so in plain words', async () => {
    const bare = await aSite({ 'gl.html': 'global' })
    expect(await bare.ask('/zz')).toMatchObject({ status: 404, text: 'Not Found' })
    await bare.close()
  })
})
