import { describe, expect, test } from 'vitest'
import { isSafeUrl } from '#contract/fields.ts'

describe('an address of content', () => {
  test.each([
    '/files/a.pdf',
    '/files/%E5%9B%BE.png',
    'https://maps.example/?q=1#here',
    'http://localhost:4322/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://[::1]:80/a.jpg',
    'https://maps.example/@-23.5,-46.6',
    '/files/a..b.pdf',
    '/files/a.pdf?next=/../b'
  ])('may be %s', address => {
    expect(isSafeUrl(address)).toBe(true)
  })

  test.each([
    '',
    'files/a.pdf',
    '//elsewhere.example/a',
    '/\\elsewhere.example',
    'http://elsewhere.example/a',
    'http://localhost.elsewhere.example/a',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://elsewhere.example/a',
    'mailto:a@example.org',
    'https://',
    '/a b.pdf',
    '/a\u0000b.pdf',
    'https://user:word@elsewhere.example/a',
    'https://user@elsewhere.example/a',
    'https://bank.example:443@elsewhere.example/a',
    'http://localhost@elsewhere.example/a',
    'https://elsewhere.example\\@bank.example',
    'https://elsewhere\t.example/a',
    '/files/../a.pdf',
    '/files/%2e%2e/a.pdf',
    '/%2E./a.pdf',
    '/./a.pdf',
    '/files/\ud800.pdf',
    `/${'a'.repeat(2048)}`
  ])('is never %j', address => {
    expect(isSafeUrl(address)).toBe(false)
  })
})
