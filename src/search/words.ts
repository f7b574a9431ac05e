import { normalise } from './normalise.ts'

/** A word as the index knows it, and where in the text it stands. */
export type Word = { term: string; start: number; end: number }

/** Scripts without spaces: Chinese is cut into pairs, the others by the browser's own dictionary. */
const RUNS =
  /(?<han>\p{Script=Han}+)|(?<unspaced>[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)|(?<spaced>[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+)/gv

/** `0412-F` and `2,4-D` are also found as one word. */
const COMPOUND = /[a-z\p{N}]+(?:[\-.,’'][a-z\p{N}]+)+/giv

/** The Arabic article, with the short words that are written together with it. */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u

const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** The words of a text, for the index and for marking what matched. */
export function wordsOf(text: string): Word[] {
  return [...runsOf(text, pairsAndLast).flatMap(withAndWithoutArticle), ...compoundsOf(text)]
}

/** The terms of what a visitor typed. */
export function termsOf(query: string): string[] {
  return [...new Set(runsOf(query, pairsOf).map(({ term }) => withoutArticle(term)))]
}

/** Both are in the index: a beginning that is being typed still carries its article. */
function withAndWithoutArticle(word: Word): Word[] {
  const term = withoutArticle(word.term)
  return term === word.term ? [word] : [word, { ...word, term }]
}

function withoutArticle(term: string): string {
  return term.replace(ARTICLE, '')
}

function runsOf(text: string, wordsOfHan: (run: string, start: number) => Word[]): Word[] {
  return [...text.matchAll(RUNS)].flatMap(({ 0: run, index, groups }) => {
    if (groups?.han) return wordsOfHan(run, index)
    if (groups?.unspaced === undefined) return [wordAt(run, index)]
    return [...dictionary.segment(run)].map(({ segment, index: at }) => wordAt(segment, index + at))
  })
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
    term: normalise(compound).replace(/[^\p{L}\p{N}]/gu, ''),
    start: index,
    end: index + compound.length
  }))
}

function wordAt(text: string, start: number): Word {
  return { term: normalise(text), start, end: start + text.length }
}
