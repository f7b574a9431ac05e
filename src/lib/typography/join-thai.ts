import { placesWithinCompounds } from './thai-compounds.ts'

const JOINER = '\u2060'

/** The words that begin a compound, or lead the next word: prefixes of nouns, negations, prepositions. */
const LEADING = 'การ ความ ไม่ ผู้ นัก ที่ ใน ของ แต่ละ ทุก หลาย ครึ่ง'
/** Numbers, which lead a classifier. */
const NUMBERS = 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ยี่สิบ สี่สิบ ร้อย พัน หมื่น แสน ล้าน'
/** The words that end a phrase: `ตัวเอง`, `วันแรก`, `หน้านั้น`. */
const CLOSING = 'ไว้ ได้ นั้น นี้ แรก เอง'

const leading = new Set(`${LEADING} ${NUMBERS}`.split(' '))
const closing = new Set(CLOSING.split(' '))

/** In letters without marks above or below: longer words would not fit a narrow column, nor a heading of a phone. */
const LONGEST = 12

/** The space before the sign that repeats a word, with which no line begins: `ง่าย ๆ`. */
const REPETITION = / (?=ๆ)/g
/** The slash of a unit, after which browsers would break: `หน่วย/กรัม`. */
const SLASH = /(?<=\p{Script=Thai}\.?)\/(?=\p{Script=Thai})/gu

const THAI = /^\p{Script=Thai}/u
/** Marks above and below letters, and joiners. */
const WIDTHLESS = /[\p{M}\u2060]/gu

/** Browsers find the words by the dictionary that this one uses. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** A Thai text whose compounds stay on one line, and whose short words stay beside those that they belong to. */
export function joinThai(text: string): string {
  return runsOf(text).join('').replace(REPETITION, '\u00a0').replace(SLASH, `/${JOINER}`)
}

/** The letters of the longest part of a Thai text that browsers keep on one line. */
export function longestRun(text: string): number {
  return Math.max(...runsOf(text).map(lettersOf))
}

/** A text in parts, with joiners, between which a line may end. */
function runsOf(text: string): string[] {
  const runs: string[] = []
  let last = ''
  for (const word of wordsOf(text)) {
    const plain = word.replaceAll(JOINER, '')
    const isOne = THAI.test(last) && THAI.test(plain) && (leading.has(last) || closing.has(plain))
    const run = `${runs.at(-1)}${JOINER}${word}`
    if (isOne && lettersOf(run) <= LONGEST) runs.splice(-1, 1, run)
    else runs.push(word)
    last = plain
  }
  return runs
}

/** The words of the dictionary, and each compound as one word, with joiners. */
function wordsOf(text: string): string[] {
  const places = placesWithinCompounds(text)
  const words: string[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const word = segment.replace(/./gsu, (letter, at: number) =>
      at > 0 && places.has(index + at) ? JOINER + letter : letter
    )
    if (places.has(index)) words.push(`${words.pop()}${JOINER}${word}`)
    else words.push(word)
  }
  return words
}

function lettersOf(word: string): number {
  return word.replace(WIDTHLESS, '').length
}
