import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionOf, isSameLanguage, languageName, localeOf } from '#tree/locale.ts'

describe('The locale of a BFF language', () => {
  test.each([
    ['eng', 'en'],
    ['zho', 'zh-Hans'],
    ['por', 'pt'],
    ['ara', 'ar'],
    ['tha', 'th'],
    ['fil', 'fil']
  ])('%s is %s', (lang, locale) => {
    expect(localeOf(lang)).toBe(locale)
  })

  test('has a direction and a name whatever the three letters are', () => {
    const letter = fc.integer({ min: 0, max: 25 })
    const lang = fc
      .tuple(letter, letter, letter)
      .map(letters => String.fromCharCode(...letters.map(letter => 97 + letter)))
    fc.assert(
      fc.property(lang, lang => {
        const locale = localeOf(lang)
        expect(['ltr', 'rtl']).toContain(directionOf(locale))
        expect(languageName(locale)).not.toBe('')
      })
    )
  })
})

describe('A language', () => {
  test.each([
    ['ar', 'rtl'],
    ['ar-SA', 'rtl'],
    ['he', 'rtl'],
    ['ur', 'rtl'],
    ['pt-BR', 'ltr'],
    ['zh-Hans', 'ltr']
  ])('%s is written %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction)
  })

  test.each([
    ['en', 'English'],
    ['pt-BR', 'Português'],
    ['zh-Hans', '简体中文'],
    ['ru', 'Русский'],
    ['ar', 'العربية']
  ])('%s names itself %s', (locale, name) => {
    expect(languageName(locale)).toBe(name)
  })

  test('is the same in two countries, and not the same as another', () => {
    expect(isSameLanguage('en', 'en-AU')).toBe(true)
    expect(isSameLanguage('en', 'th')).toBe(false)
  })
})
