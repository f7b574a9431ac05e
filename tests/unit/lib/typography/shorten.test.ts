import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shorten } from '#lib/typography/shorten.ts'

describe('shortening a text', () => {
  test.each([
    ['of its very length', 'seven', 5, 'seven'],
    ['at a word', 'spring barley and wheat', 16, 'spring barley…'],
    ['where no words are', 'a'.repeat(300), 250, `${'a'.repeat(249)}…`],
    ['before a word', 'Ostria 325 SC', 11, 'Ostria 325…'],
    ['but not less than half', 'ab Pflanzenschutzmittel', 10, 'ab Pflanz…'],
    ['in Chinese', '防治玉米田一年生杂草', 6, '防治玉米田…'],
    ['in Thai', 'ป้องกันกำจัดวัชพืช', 8, 'ป้องกัน…'],
    ['at a family of signs', 'ab 👩‍🌾👩‍🌾👩‍🌾', 11, 'ab 👩‍🌾…'],
    ['at a letter and its marks', `a${'e\u0301'.repeat(4)}`, 7, `a${'e\u0301'.repeat(2)}…`]
  ])('keeps what fits: %s', (_, text, max, short) => {
    expect(shorten(text, max)).toBe(short)
  })

  test('never ends in half a character, nor beyond the limit', () => {
    const texts = fc.string({ unit: 'binary', minLength: 20, maxLength: 100 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, max) => {
        const short = shorten(text, max)
        expect(short.length).toBeLessThanOrEqual(max)
        expect(short.isWellFormed()).toBe(true)
      }),
      { numRuns: 30 }
    )
  })
})
