import { describe, expect, test } from 'vitest'
import { id, isLanguageTag, isoDate, isSafeUrl, langCode, number } from '#contract/fields.ts'

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
    'https://elsewhere.example/\u202efdp.exe',
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

describe('a language', () => {
  test('is one: the tag and the code of an undetermined one are none', () => {
    expect(['pt-BR', 'zxx', 'und', 'und-Latn'].map(isLanguageTag)).toEqual([
      true,
      true,
      false,
      false
    ])
    expect([langCode.safeParse('eng').success, langCode.safeParse('und').success]).toEqual([
      true,
      false
    ])
  })
})

describe('an id', () => {
  test('is no number that JSON cannot hold: its last digits would be those of another', () => {
    expect(id.safeParse(9_007_199_254_740_991).data).toBe('9007199254740991')
    expect(id.safeParse(JSON.parse('12345678901234567890')).success).toBe(false)
    expect(id.safeParse('12345678901234567890').data).toBe('12345678901234567890')
  })
})

describe('a date', () => {
  test.each(['2024-02-29', '2026-01-31T10:00:00.123456789Z', '2026-01-01T10:00'])('is %s', day => {
    expect(isoDate.safeParse(day).success).toBe(true)
  })

  test.each(['2026-02-30', '2025-02-29', '2026-06-31T10:00:00Z', '2026-13-01', '2026-01-01T25:00'])(
    'is never %s, which no calendar has',
    day => {
      expect(isoDate.safeParse(day).success).toBe(false)
    }
  )
})

describe('a number', () => {
  test.each([
    ['2.5', 2.5],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['1E+2', 100],
    [7, 7]
  ])('may be %j', (written, value) => {
    expect(number.safeParse(written).data).toBe(value)
  })

  test.each(['0x10', '0b1', ' ', '1,5', '1_000', 'Infinity', '1e400', ''])(
    'is never %j',
    written => {
      expect(number.safeParse(written).success).toBe(false)
    }
  )
})
