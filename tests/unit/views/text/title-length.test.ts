import { describe, expect, test } from 'vitest'
import { titleLength } from '#views/text/title-length.ts'

describe('The length of a title', () => {
  test('is its number of letters in Latin', () => {
    expect(titleLength('From the field')).toBe(14)
  })

  test('counts a wider letter of another script more', () => {
    expect(titleLength('田间消息')).toBe(12)
    expect(titleLength('сроком')).toBeGreaterThan(titleLength('srokom'))
  })

  test('counts no marks above or below a letter', () => {
    expect(titleLength('ที่')).toBe(titleLength('ท'))
  })
})
