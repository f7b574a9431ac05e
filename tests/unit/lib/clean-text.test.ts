import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, isSeen } from '#lib/clean-text.ts'

const anyText = fc.string({ unit: 'binary' })
const markedText = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u202e',
    '\ud800',
    '\u0301'
  )
})

describe('a text at the door', () => {
  test.each([
    ['a\u0000b\u0007c\u009f', 'abc', 'control characters'],
    ['\ufeffa\ufeff', 'a', 'byte-order marks'],
    ['a\ud83cb\udf3e', 'ab', 'halves of a character'],
    ['a\ufffeb\u{1ffff}\ufdd0', 'ab', 'what is no character'],
    ['a\u202eb\u202a\u202b\u202d\u202cc', 'abc', 'marks that turn what follows'],
    ['\u2067a', 'a', 'an isolate that is never closed'],
    ['a\u2069b', 'ab', 'an isolate that was never opened']
  ])('%j becomes %j: without %s', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  test.each([
    '🌾 玉米',
    'नमस्ते',
    'a\u200db',
    'נ\u2067b\u2069',
    'a\nb\tc',
    '10\u00a0L',
    'co\u00adop'
  ])('keeps %j', text => {
    expect(cleanText(text)).toBe(text)
  })

  test('has line ends and composed letters of one kind', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne')
    expect(cleanText('e\u0301')).toBe('é')
  })

  test('has no line breaks where it is one line', () => {
    expect(cleanLine('a \n b\tc\r\n\r\nd')).toBe('a b c d')
  })

  test('is clean after one cleaning, and well formed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, markedText), text => {
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean.isWellFormed()).toBe(true)
      })
    )
  })
})

test.each([
  ['a', true],
  ['\u200b-', true],
  ['\u200b\u3164\u00ad \n', false],
  ['\u2800', false],
  ['', false]
])('whether anybody sees %j: %s', (text, answer) => {
  expect(isSeen(text)).toBe(answer)
})
