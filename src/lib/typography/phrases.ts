import { remember } from '#lib/remember.ts'

/**
 * A Chinese text in the pieces between which a line may end: clauses of words. A short one is set in clauses wherever it
 * is a paragraph; any is in a heading.
 */
export type Phrases = { clauses: string[][]; isShort: boolean }

/** In characters. A line or two of running text; what a heading, a quote or the head of a column may have. */
const [SHORT, LONG] = [40, 80]
/** As many texts as pages of one tree share. */
const TEXTS = 2000

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const endOfClause = /(?<=[，：；。？])(?=.)/
const han = /\p{Script=Han}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const negation = /^[不没未]$/

/**
 * Chinese has no spaces, and a browser breaks it between any two characters: what is large or short breaks between
 * words and nowhere else. Nothing for a text in another script, one of a single word, and a long one, which breaks anywhere.
 */
export function phrasesOf(text: string): Phrases | undefined {
  return text.length <= LONG && han.test(text) && !kana.test(text) ? cut(text) : undefined
}

const cut = remember((text): Phrases | undefined => {
  const clauses = text.split(endOfClause).map(wordsOf)
  if (clauses.flat().length === 1) return undefined
  return { clauses, isShort: text.length <= SHORT }
}, TEXTS)

/**
 * A single character leans on the word before it, at the start on the one after it: 经销商 is two words to ICU. What
 * denies leans on the word that it denies, and punctuation on what it follows: a browser knows its own breaks there.
 */
function wordsOf(clause: string): string[] {
  const words = ['']
  let piece = ''
  for (const { segment, isWordLike } of segmenter.segment(clause)) {
    const mayBreak = isWordLike && mayFollow(piece, segment)
    if (mayBreak || !isWordLike) piece = ''
    if (isWordLike) piece += segment
    if (mayBreak) words.push(segment)
    else words.push((words.pop() ?? '') + segment)
  }
  return words
}

/** A figure keeps what it counts. */
function mayFollow(piece: string, word: string): boolean {
  const isWhole = word.length > 1 || negation.test(word)
  return han.test(piece + word) && piece.length > 1 && isWhole && !/[\d不没未]\u2060?$/.test(piece)
}
