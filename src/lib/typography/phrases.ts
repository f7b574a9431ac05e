import { remember } from '#lib/remember.ts'
import { chineseTerms } from './chinese-terms.ts'

/**
 * A text in pieces between which a line may break: clauses of words, and in Thai what is between the clauses. Short
 * texts are set in clauses in paragraphs, longer ones in words, all texts in headings in clauses. `look` is its class.
 */
export type Phrases = {
  clauses: (string | string[])[]
  look: 'phrases' | 'phrases short' | 'short'
}

/** In characters: a line or two of running text; the longest heading, quote or column title. */
const [SHORT, LONG] = [40, 80]
/** As many texts as the pages of one tree share. */
const TEXTS = 2000

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const endOfClause = /(?<=[，：；。？])(?=.)/
/** One thing after another, between which browsers break: 松象甲、切叶蚁. */
const enumerated = /、./
const han = /\p{Script=Han}/u
const thai = /\p{Script=Thai}/u
/** No space beside a figure or a foreign word, which are within a clause: `กว่า 7,000 ทะเบียน`. */
const betweenThai = /(?<=[\p{Script=Thai}:)”]) (?=[\p{Script=Thai}(“])|(?<=:) (?=\S)/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Negations, auxiliary verbs, prepositions and conjunctions. */
const LEADING = '[不没未可应将需按在从由对把被或与和及]'
const isLeading = new RegExp(`^${LEADING}$`)
const endsLeading = new RegExp(String.raw`${LEADING}\u2060?$`)
/** A small number in figures with its classifier, after which no line ends: 2个研发中心. */
const few = /(?<!\d)\d{1,2}\u2060?[个家]\u2060?$/
/** A number in letters with its classifier: 一间, 三个, 第二年. */
const counted = /^第?[一两二三四五六七八九十几][个间份种项家片块张条只名位次天年季]$/

/** A foreign name, which browsers break after its dots: 露西亚·奥罗斯科. */
const name = /^\p{Script=Han}+\u2060?·[\p{Script=Han}\u2060·-]+$/u
/** A part of a name that may be wider than a narrow column. */
const longPart = /\p{Script=Han}{8,}/gu

const whole = new RegExp(chineseTerms.join('|'), 'g')

/** The places of the terms that ICU cuts: where they begin, and between their characters. */
function placesOfTerms(clause: string): { starts: Set<number>; within: Set<number> } {
  const found = [...clause.matchAll(whole)]
  return {
    starts: new Set(found.map(({ index }) => index)),
    within: new Set(
      found.flatMap(({ index, 0: { length } }) =>
        [...Array(length).keys()].slice(1).map(at => index + at)
      )
    )
  }
}

/**
 * Chinese has no spaces, and browsers break it between any two characters; large and short texts must break between
 * words only. Thai has spaces between its clauses, and a line should end with one. Nothing for a text in another script,
 * one with a single word, and a long one, which may break anywhere.
 */
export function phrasesOf(text: string): Phrases | undefined {
  if (thai.test(text)) return atSpaces(text)
  return text.length <= LONG && han.test(text) && !kana.test(text) ? cut(text) : undefined
}

/** Short up to the length of the longest heading, because many characters are marks above or below others. */
function atSpaces(text: string): Phrases | undefined {
  const clauses = text.split(betweenThai)
  const isLong = text.replaceAll('\u2060', '').length > LONG
  if (isLong || clauses.length === 1) return undefined
  const spaced = clauses.flatMap((clause, at) => (at === 0 ? [[clause]] : [' ', [clause]]))
  return { clauses: spaced, look: 'short' }
}

const cut = remember((text): Phrases | undefined => {
  if (name.test(text)) return cutName(text)
  const clauses = text.split(endOfClause).map(wordsOf)
  if (clauses.flat().length === 1 && !enumerated.test(text)) return undefined
  return { clauses, look: text.length <= SHORT ? 'phrases short' : 'phrases' }
}, TEXTS)

/** A long part of a foreign name is broken in its middle: in a column too narrow for it, no character is left alone. */
function cutName(text: string): Phrases | undefined {
  const pieces = text
    .replaceAll(longPart, part => {
      const middle = Math.ceil(part.length / 2)
      return `${part.slice(0, middle)}\n${part.slice(middle)}`
    })
    .split('\n')
  return pieces.length > 1 ? { clauses: [pieces], look: 'phrases' } : undefined
}

/**
 * A single character joins the word before it, unless a term begins with it, or at the start the word after it: 经销商 is
 * two words to ICU. A word that leads another (不, 可, 按) joins that one, and punctuation joins what it follows, because
 * browsers know those breaks.
 */
function wordsOf(clause: string): string[] {
  const words = ['']
  let piece = ''
  const { starts, within } = placesOfTerms(clause)
  for (const { segment, isWordLike, index } of segmenter.segment(clause)) {
    const isWhole = segment.length > 1 || isLeading.test(segment) || starts.has(index)
    const mayBreak = isWordLike && isWhole && !within.has(index) && mayFollow(piece, segment)
    if (mayBreak || !isWordLike) piece = ''
    if (isWordLike) piece += segment
    if (mayBreak) words.push(segment)
    else words.push((words.pop() ?? '') + segment)
  }
  return words
}

/** A number stays with what it counts, a range of numbers together, 45至95天, and a unit whole where `bindFigures` bound it. */
function mayFollow(piece: string, word: string): boolean {
  const isNumber = /\d[至到]?\u2060?$/.test(piece) || few.test(piece) || counted.test(piece)
  const isBound = isNumber || endsLeading.test(piece) || piece.endsWith('\u2060')
  return han.test(piece + word) && piece.length > 1 && !isBound
}
