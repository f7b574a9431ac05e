import { describe, expect, test } from 'vitest'
import { sentencesOf } from '#lib/typography/sentences.ts'

describe('The title of a page', () => {
  test('breaks between its sentences', () => {
    expect(sentencesOf('We make it. Then we get it registered.')).toEqual([
      'We make it.',
      'Then we get it registered.'
    ])
  })

  test('does so in a script without capitals', () => {
    expect(sentencesOf('أخبرنا بعملك. نصلك بالفريق المناسب.')).toHaveLength(2)
  })

  test.each(['Products for St. Lucia', 'B. subtilis on maize', 'Version 2. What is new'])(
    'stays whole with an abbreviation or a number: %s',
    title => {
      expect(sentencesOf(title).every(part => !/^(?:subtilis|What)/.test(part))).toBe(true)
    }
  )
})
