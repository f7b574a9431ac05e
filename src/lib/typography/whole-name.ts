import { remember } from '#lib/remember.ts'

/** The number of letters that fit on one line of a phone in a large headline. */
const LONGEST = 22
/** Of Thai letters, which are wider, without the marks above and below them. */
const LONGEST_THAI = 14

const THAI = /\p{Script=Thai}/u
const CYRILLIC = /\p{Script=Cyrillic}/u
const MARKS = /\p{M}/gu
const JOINER = '\u2060'
/** The number of letters that fit on one line of a card, and of Thai ones. Of Cyrillic ones, a second name must fit in part. */
const [LONGEST_ON_CARD, LONGEST_THAI_ON_CARD, LONGEST_CYRILLIC_ON_CARD] = [24, 18, 18]

/** Thai in parts, where browsers may end a line, with word joiners between them. */
function joining(granularity: 'word' | 'grapheme') {
  const parts = new Intl.Segmenter('th', { granularity })
  return remember(
    (name: string) => Array.from(parts.segment(name), ({ segment }) => segment).join(JOINER),
    5000
  )
}

const joinWords = joining('word')
/** Browsers find words within the names of people. */
const joinLetters = joining('grapheme')

const isShortThai = (word: string, longest = LONGEST_THAI) =>
  THAI.test(word) && word.replace(MARKS, '').length <= longest

/** The name of a person, of which Thai names do not break, but between the two of a double name. */
export const wholePerson = (name: string): string =>
  name
    .replace(/[^\s-]+/g, word => (isShortThai(word) ? joinLetters(word) : word))
    .replace(/-(?=\p{Script=Thai})/gu, '-\u200b')

/** A name of which words with hyphens do not break, nor Thai ones, which have no spaces: `Capim-pé-de-galinha`. */
export const wholeName = (name: string): string =>
  name.replace(/\S+/g, word => {
    if (THAI.test(word)) return isShortThai(word) ? joinWords(word) : word
    return word.length > LONGEST ? word : word.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${JOINER}`)
  })

/** Whether a name is Chinese and short enough for one line: no part of it has more than eight characters. */
export const isShortChinese = (name: string): boolean =>
  /\p{Script=Han}/u.test(name) && !/\p{Script=Han}{9}/u.test(name)

/** A name in a list, whose words are on one line if that is short enough: `Large crabgrass`. */
export const nameInList = (name: string): string => {
  const isShort = THAI.test(name)
    ? isShortThai(name, LONGEST_THAI_ON_CARD)
    : name.length <= (CYRILLIC.test(name) ? LONGEST_CYRILLIC_ON_CARD : LONGEST_ON_CARD)
  return isShort ? joinThai(name).replaceAll(' ', '\u00a0') : name
}

const joinThai = (name: string) => (THAI.test(name) ? joinWords(name) : name)
