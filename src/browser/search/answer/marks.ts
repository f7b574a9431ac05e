import type { Result } from './answer.ts'
import { normalise } from '#lib/normalise.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { termOf } from '#browser/search/words/term.ts'
import {
  joinedWordsOf,
  simplySpelled,
  termsOf,
  type Word,
  wordsOf
} from '#browser/search/words/words.ts'

/** A toxicological class or a use as the index spells it, which nobody writes so. */
const CLASS_IN_INDEX = /^(?:class(?:\d|I[ab]|U)|(?:Seed|Bio)\w+cides)$/

/** A number of the Chemical Abstracts Service, which no page shows: `1071-83-6`. */
const CAS_NUMBER = /^\d+-\d\d-\d$/

/** A name without accents, which may be English. */
const PLAIN = /^[\w ,-]+$/

/** A text in pieces; matches are marked. */
export type Piece = { text: string; isMatch: boolean }

/** The positions of the matched words in a text; of those that begin at one place, the shortest. */
export function matchesIn(text: string, terms: ReadonlySet<string>): Word[] {
  const words = [...wordsOf(text), ...joinedWordsOf(text)]
  const matched = words.filter(({ term }) => terms.has(term))
  const shortest = new Map(
    matched.toSorted((one, other) => other.end - one.end).map(word => [word.start, word])
  )
  return withoutLoneStopWords(text, [...shortest.values()])
}

/** The `de` of `roya de la hoja` is no match in another name: a connecting word is one beside another match. */
function withoutLoneStopWords(text: string, words: readonly Word[]): Word[] {
  const isStopWord = ({ start, end }: Word) => areStopWords(text.slice(start, end))
  if (!words.some(isStopWord)) return [...words]
  const runs: Word[][] = []
  for (const word of words.toSorted((one, other) => one.start - other.start)) {
    const last = runs.at(-1)
    const isNext = last && /^[^\p{L}\p{N}]*$/u.test(text.slice(last.at(-1)?.end, word.start))
    if (isNext) last.push(word)
    else runs.push([word])
  }
  return runs.filter(run => !run.every(isStopWord)).flat()
}

/** A text with the matched words marked; overlapping neighbours, such as Chinese pairs, are one mark. */
export function markMatches(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms)
  const isMarked = new Uint8Array(text.length)
  for (const { start, end } of matchesIn(text, wanted)) isMarked.fill(1, start, end)
  const pieces: Piece[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && isMarked[end] === isMarked[start]) end += 1
    pieces.push({ text: text.slice(start, end), isMatch: isMarked[start] === 1 })
  }
  return pieces
}

/** What to mark in a found entry: the words that matched, and those that a visitor typed for them. */
export function soughtIn({ terms, typed = [] }: Pick<Result, 'terms' | 'typed'>): string[] {
  return [...terms, ...typed.flatMap(name => termsOf(name))]
}

/** The CAS number by which an entry was found; the names that it stands for do not say so. */
export const numberIn = ({ typed = [] }: Pick<Result, 'typed'>): string | undefined =>
  typed.find(name => CAS_NUMBER.test(name))

/** The letters of a name, without accents, so that `picao preto` is `Picão-preto`. */
const inLetters = (name: string) => normalise(name).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The name by which an entry was found, where neither its title nor its line shows why. On a page in another language,
 * an English name that stands for what was typed is shown as it was typed.
 */
export function reasonOf(
  result: Omit<Result, 'kind'> & Partial<Pick<Result, 'kind'>>,
  lang = 'en'
): string | undefined {
  const { kind, title, line = '', groups = [], names = [], typed = [] } = result
  const number = numberIn(result)
  if (number !== undefined) return number
  const sought = soughtIn(result)
  const marked = (text: string) =>
    markMatches(text, sought).reduce(
      (sum, { text, isMatch }) => sum + Number(isMatch) * simplySpelled(termOf(text)).length,
      0
    )
  if (marked(title) + marked(line) > 0) return undefined
  const reasons = [...groups, ...names]
  const isInEnglish = typed.length === 0 || lang.startsWith('en')
  const asTyped = typed.map(keyOf)
  if (!isInEnglish) {
    const own = reasons.find(reason => typed.some(name => inLetters(name) === inLetters(reason)))
    if (own !== undefined) return own
    // Names of two languages may have one key: `glyphosate` has that of `glifosate`.
    const same = reasons.find(reason => asTyped.includes(keyOf(reason)))
    if (same !== undefined) return PLAIN.test(same) ? typed[asTyped.indexOf(keyOf(same))] : same
  }
  const most = Math.max(1, ...reasons.map(marked))
  const best = reasons.find(reason => marked(reason) === most)
  // The group in the language of the page is before that in English.
  const reason =
    best !== undefined && groups.includes(best) ? groups.find(name => marked(name) > 0) : best
  if (CLASS_IN_INDEX.test(reason ?? '')) return typed[0]
  // A page is found by any of its words.
  if (reason === undefined || (isInEnglish && kind !== 'page') || typed.length === 0) return reason
  // A name with a typing error, or without its accents, has the key of the name that was understood.
  const isSaid = asTyped.some(key => keyOf(reason).includes(key))
  return isSaid ? reason : typed.join(' ')
}
