import { describe, expect, test } from 'vitest'
import { cutAtWord } from '#lib/cut-at-word.ts'

describe('A text that is cut', () => {
  test.each([
    ['Ostria 325 SC', 13, 'Ostria 325 SC'],
    ['Ostria 325 SC', 12, 'Ostria 325…'],
    ['Ostria 325 SC', 11, 'Ostria 325…'],
    ['Ostria 325 SC', 10, 'Ostria…'],
    ['Pflanzenschutzmittel 1', 10, 'Pflanzens…'],
    ['ab Pflanzenschutzmittel', 10, 'ab Pflanz…'],
    ['草甘膦使用方法与注意事项', 6, '草甘膦使用…']
  ])('ends at a word, within its limit: %s to %i is %s', (text, most, cut) => {
    expect(cutAtWord(text, most)).toBe(cut)
    expect(cut.length).toBeLessThanOrEqual(most)
  })

  test('never ends with half a character', () => {
    expect(cutAtWord('😀😀😀', 4)).toBe('😀…')
  })
})
