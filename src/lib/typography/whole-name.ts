import { remember } from '#lib/remember.ts'

/** The number of letters that fit on one line of a phone in a large headline. */
const LONGEST = 22
/** Of Thai letters, which are wider, without the marks above and below them. */
const LONGEST_THAI = 14

const THAI = /\p{Script=Thai}/u
const MARKS = /\p{M}/gu
const JOINER = '\u2060'
/** The number of letters that fit on one line of a card. */
const LONGEST_ON_CARD = 24

/** The words of a Thai name as browsers know them, which are where its lines may end. */
const words = new Intl.Segmenter('th', { granularity: 'word' })

const joinedThai = remember(
  (name: string) => Array.from(words.segment(name), ({ segment }) => segment).join(JOINER),
  5000
)

/** A name whose Thai words, which have no spaces, do not break: of a person, whose double name may. */
export const wholeThaiWords = (name: string): string =>
  name.replace(/\S+/g, word => {
    const isShort = word.replace(MARKS, '').length <= LONGEST_THAI
    return isShort && THAI.test(word) ? joinedThai(word) : word
  })

/** A name of which words with hyphens do not break, nor Thai ones: `Capim-pé-de-galinha`. */
export const wholeName = (name: string): string =>
  wholeThaiWords(name).replace(/\S+/g, word =>
    word.length > LONGEST ? word : word.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${JOINER}`)
  )

/** A name in a list, whose words are on one line if that is short enough: `Large crabgrass`. */
export const nameInList = (name: string): string =>
  name.length > LONGEST_ON_CARD ? name : name.replaceAll(' ', '\u00a0')
