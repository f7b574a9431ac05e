import { describe, expect, test } from 'vitest'
import { longestWord } from '#views/text/longest-word.ts'

describe('the longest word of a heading', () => {
  test('leaves headings of everyday words at full size', () => {
    expect(longestWord({ text: 'Your shop, your range, our manufacturers' })).toBe('16')
    expect(longestWord({ text: 'Your shop, your range, our registrations' })).toBeUndefined()
    expect(longestWord({ text: 'Your shop, your range' })).toBeUndefined()
  })

  test('makes room for a compound', () => {
    expect(longestWord({ text: 'Die Pflanzenschutzmittelliste' })).toBe('26')
  })

  test('keeps the last letter of the longest everyday compounds on its line', () => {
    expect(longestWord({ text: 'Arbeitsunfähigkeitsbescheinigung' })).toBe('34')
  })

  test('counts the parts between hyphens, where the line may break', () => {
    expect(longestWord({ text: 'Pflanzen-schutzmittel-liste' })).toBeUndefined()
  })

  test('counts hyphens as half a letter where the line may not break, as i, j and l', () => {
    expect(longestWord({ text: 'Capim-\u2060pé-\u2060de-\u2060galinha' })).toBe('16')
  })

  test('counts Cyrillic letters as wider', () => {
    expect(longestWord({ text: 'Зарегистрированные' })).toBe('22')
  })

  test('lets Chinese break anywhere, and Thai between words', () => {
    expect(longestWord({ text: '告诉我们您做什么我们带您进对的门告诉我们您做' })).toBeUndefined()
    expect(longestWord({ text: 'ผลิตภัณฑ์อารักขาพืชสำหรับเกษตรกร' })).toBeUndefined()
    expect(longestWord({ text: 'นโยบายความเป็นส่วนตัว' })).toBeUndefined()
    expect(longestWord({ text: 'อะเซทิลโคลีนเอสเทอเรส' })).toBe('22')
  })

  test('stops at the last step', () => {
    expect(longestWord({ text: 'a'.repeat(60) })).toBe('34')
  })
})
