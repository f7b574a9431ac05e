import { askedGroups, groupsIn } from './resistance-groups.ts'
import { termOf } from './term.ts'

/** A word as the index knows it, and where in the text it stands. */
export type Word = { term: string; start: number; end: number }

/** Scripts without spaces: Chinese is cut into pairs, the others by the browser's own dictionary. */
const RUNS =
  /(?<han>\p{Script=Han}+)|(?<unspaced>[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)|(?<spaced>[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+)/gv

/** `0412-F`, `2,4-D` and `capim-massambará` are also found as one word. Tried where a run of letters begins, once each. */
const COMPOUND =
  /(?<![\p{Script=Latin}\p{M}\p{N}])[\p{Script=Latin}\p{M}\p{N}]+(?:[\-.,’'][\p{Script=Latin}\p{M}\p{N}]+)+/giv

/** So many words of Thai may make one: ไกลโฟเซต is three to the dictionary. */
const MOST_JOINED = 3

/** The Arabic article, with the short words that are written together with it; aphids (المن) are called by two letters. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{Script=Arabic}{2})/u

const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** How a run of letters is cut. */
type Cut = (run: string, start: number) => Word[]
const none: Cut = () => []

/** The words of a text, for the index and for marking what matched. */
export function wordsOf(text: string): Word[] {
  const runs = runsOf(text, pairsAndLast, dictionaryWords).flatMap(inEachForm)
  return [...runs, ...compoundsOf(text), ...groupWords(text)]
}

/**
 * Neighbours in a text without spaces, as one word: the dictionary cuts a word that is still being typed in the wrong
 * places, but as a beginning it is found among these.
 */
export function joinedWordsOf(text: string): Word[] {
  return runsOf(text, none, joinedWords, none)
}

export type Compounds = 'whole' | 'apart'

/**
 * The terms of what a visitor typed, compounds and runs of Thai whole or in pieces; `isGroupWord` knows `grupo` of
 * `grupo 9`.
 */
export function termsOf(
  query: string,
  compounds: Compounds = 'apart',
  isGroupWord: (word: string) => boolean = () => false
): string[] {
  const groups = askedGroups(inThaiOrder(query), isGroupWord)
  const whole = compounds === 'whole' ? compoundsOf(groups.rest) : []
  const rest = compounds === 'whole' ? groups.rest.replace(COMPOUND, ' ') : groups.rest
  const ofThai = compounds === 'whole' ? asOne : dictionaryWords
  const words = runsOf(rest, pairsOf, ofThai).map(({ term }) => withoutArticle(term))
  return [...new Set([...groups.terms, ...whole.map(({ term }) => term), ...words])]
}

/** What looks the same on a Thai keyboard: a tone typed after the vowel that follows it, and the vowel แ as two. */
function inThaiOrder(query: string): string {
  return query.replace(/(\u0e33)([\u0e48-\u0e4b])/g, '$2$1').replaceAll('เเ', 'แ')
}

/** All are in the index: a beginning that is being typed still carries its article, and its own spelling. */
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
 * What Greek left in English and other languages dropped: `glyphosate` as in glifosato, `chlorothalonil` as in
 * clorotalonil; and the G that Arabic has no letter for: غليفوسات is جليفوسات in Egypt. Short words would turn into
 * others.
 */
export function simplySpelled(term: string): string {
  if (term.length < 6) return term
  return term
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/ch(?=[lr])/g, 'c')
    .replace(/(?<=[a-z])y(?=[a-z])/g, 'i')
    .replace(/^[غق](?=\p{Script=Arabic})/u, 'ج')
}

function withoutArticle(term: string): string {
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

/** In the index the last character also stands alone, so that a query of one character finds it at both ends. */
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
