import { groupsOfQuery, groupsIn, isGroup } from './resistance-groups.ts'
import { termOf } from './term.ts'

/** A word as the index spells it, and its position in the text. */
export type Word = { term: string; start: number; end: number }

/** Scripts without spaces: Chinese is split into pairs, the others by the browser's dictionary. */
const RUNS =
  /(?<han>\p{Script=Han}+)|(?<unspaced>[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)|(?<spaced>[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+)/gv

/**
 * `0412-F`, `2,4-D` and `capim-massambará` are also indexed as one word. Tried at the start of each run of letters.
 */
const COMPOUND =
  /(?<![\p{Script=Latin}\p{M}\p{N}])[\p{Script=Latin}\p{M}\p{N}]+(?:[\-.,’'][\p{Script=Latin}\p{M}\p{N}]+)+/giv

/** Up to this many words of Thai may be one: the dictionary splits ไกลโฟเซต into three. */
const MOST_JOINED = 3

/**
 * The Arabic article, with the short words that are written together with it. At least two letters must remain, as in
 * aphids (المن).
 */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{Script=Arabic}{2})/u

const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** How a run of letters is split. */
type Cut = (run: string, start: number) => Word[]
const none: Cut = () => []

/** The words of a text, for the index and for marking matches. */
export function wordsOf(text: string): Word[] {
  const runs = runsOf(text, pairsAndLast, dictionaryWords).flatMap(inEachForm)
  return [...runs, ...compoundsOf(text), ...groupWords(text)]
}

/**
 * Neighbouring words in a text without spaces, as one word: the dictionary splits an incomplete word in the wrong
 * places, but it is a prefix of one of these.
 */
export function joinedWordsOf(text: string): Word[] {
  return runsOf(text, none, joinedWords, none)
}

export type Compounds = 'whole' | 'apart'

/**
 * The terms of a query, with compounds and runs of Thai whole or in parts; `isGroupWord` recognises `grupo` in `grupo
 * 9`.
 */
export function termsOf(
  query: string,
  compounds: Compounds = 'apart',
  isGroupWord: (word: string) => boolean = () => false
): string[] {
  const groups = groupsOfQuery(inThaiOrder(query), isGroupWord)
  const whole = compounds === 'whole' ? compoundsOf(groups.rest) : []
  const rest = compounds === 'whole' ? groups.rest.replace(COMPOUND, ' ') : groups.rest
  const ofThai = compounds === 'whole' ? asOne : dictionaryWords
  const words = runsOf(rest, pairsOf, ofThai).map(({ term }) => withoutArticle(term))
  return [...new Set([...groups.terms, ...whole.map(({ term }) => term), ...words])]
}

/** Thai input that looks the same: a tone typed after the following vowel, and the vowel แ typed as two. */
function inThaiOrder(query: string): string {
  return query.replace(/(\u0e33)([\u0e48-\u0e4b])/g, '$2$1').replaceAll('เเ', 'แ')
}

/** All forms are indexed: an incomplete word still has its article and its own spelling. */
function inEachForm(word: Word): Word[] {
  const { term } = word
  const forms = [term, withoutArticle(term), withoutSeries(term), simplySpelled(term)]
  return [...new Set(forms)].map(term => ({ ...word, term }))
}

/** `PD20996049` is also found by its number. */
function withoutSeries(term: string): string {
  return term.replace(/^[a-z]+(?=\d{4})/, '')
}

/**
 * Greek spellings that English and other languages write differently: `glyphosate` as in glifosato, `chlorothalonil`
 * as in clorotalonil; the H that Spanish and Portuguese do not say; and the G, for which Arabic has no letter: غليفوسات is جليفوسات in Egypt. Short words are left,
 * because they would become other words.
 */
export function simplySpelled(term: string): string {
  if (term.length < 6) return term
  return term
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/ch(?=[lr])/g, 'c')
    .replace(/(?<=[a-z])y(?=[a-z])/g, 'i')
    .replace(/^h(?=[aeiou])/, '')
    .replace(/^[غق](?=\p{Script=Arabic})/u, 'ج')
}

/**
 * A short word is the prefix of too many others: SC is a formulation before it is the scab. Chinese words are all
 * short.
 */
export function isLong(term: string): boolean {
  return (term.length > 3 || /\p{Script=Han}/u.test(term)) && !isGroup(term)
}

/**
 * The common prefix of singular and plural, in languages with a plural in S: `berr` of berries and `potat` of potatoes,
 * `flor` of flores, `weed` of weeds.
 */
export function withoutPlural(term: string): string {
  return term.replace(/(?<=[a-z]{4})(?:ies|oes)$|(?<=[a-z]{2}[dlnrz])es$|(?<=[a-z]{3})s$/, '')
}

export function withoutArticle(term: string): string {
  return term.replace(ARTICLE, '')
}

function runsOf(text: string, ofHan: Cut, ofThai: Cut, ofSpaced: Cut = asOne): Word[] {
  return [...text.matchAll(RUNS)].flatMap(({ 0: run, index, groups }) => {
    const cut = groups?.han ? ofHan : groups?.unspaced ? ofThai : ofSpaced
    return cut(run, index)
  })
}

function asOne(run: string, start: number): Word[] {
  return [wordAt(run, start)]
}

function dictionaryWords(run: string, start: number): Word[] {
  return [...dictionary.segment(run)].map(({ segment, index }) => wordAt(segment, start + index))
}

function joinedWords(run: string, start: number): Word[] {
  const words = dictionaryWords(run, start)
  return words.flatMap(({ start: from }, place) =>
    words
      .slice(place + 1, place + MOST_JOINED)
      .map(({ end }) => wordAt(run.slice(from - start, end - start), from))
  )
}

/** In the index the last character is also a term, so that a query of one character finds it at both ends. */
function pairsAndLast(run: string, start: number): Word[] {
  const last = run.length - 1
  return [...pairsOf(run, start), ...(last > 0 ? [wordAt(run.slice(last), start + last)] : [])]
}

function pairsOf(run: string, start: number): Word[] {
  if (run.length === 1) return [wordAt(run, start)]
  return [...Array(run.length - 1).keys()].map(at => wordAt(run.slice(at, at + 2), start + at))
}

function compoundsOf(text: string): Word[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: compound, index }) => ({
    term: termOf(compound).replace(/[^\p{L}\p{N}]/gu, ''),
    start: index,
    end: index + compound.length
  }))
}

function groupWords(text: string): Word[] {
  return groupsIn(text).flatMap(({ terms, ...place }) => terms.map(term => ({ term, ...place })))
}

function wordAt(text: string, start: number): Word {
  return { term: termOf(text), start, end: start + text.length }
}
