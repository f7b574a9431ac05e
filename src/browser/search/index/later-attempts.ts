import type { Attempt } from './attempts.ts'
import { isGroup } from '#browser/search/words/resistance-groups.ts'
import {
  type Compounds,
  isLong,
  simplySpelled,
  withoutPlural
} from '#browser/search/words/words.ts'

/**
 * The attempts where nothing has the words as they were typed, from strict to forgiving: `army worm` as one word,
 * `fallarmyworm` and `480SL` as two; singular for plural; swapped letters; a wrong letter.
 */
export function* laterAttempts(query: string): Generator<Attempt> {
  for (const joined of withoutASpace(query))
    yield { query: joined, compounds: 'apart', processTerm: withoutPlural }
  for (const split of withASpace(query))
    yield { query: split, compounds: 'apart', processTerm: withoutPlural, prefix: false }
  yield { query, compounds: 'apart', processTerm: withoutPlural }
  for (const swapped of withLettersSwapped(query))
    yield { query: swapped, compounds: 'apart', prefix: term => term.length > 4 && isLong(term) }
  for (const processTerm of [asTyped, simplySpelled])
    for (const compounds of ['whole', 'apart'] as const)
      yield { ...patient(query, compounds, 5), processTerm }
  // A brand that is no name of the trade may be further from its spelling than a Latin name.
  for (const processTerm of [asTyped, simplySpelled])
    yield {
      ...patient(query, 'whole', 5),
      processTerm,
      fields: ['title'],
      fuzzy: term => wrongLetters(term, 5, lengthOf(term) < 8 ? 1 : 2)
    }
}

const asTyped = (term: string) => term

/** Similar words: worth showing as a suggestion, not as an answer. */
export function* fuzzyAttempts(query: string): Generator<Attempt> {
  yield { ...patient(query, 'whole', 4), withAnyFirst: true }
  yield { ...patient(query, 'apart', 4), withAnyFirst: true }
  yield { ...patient(query, 'apart', 6), fuzzy: term => wrongLetters(term, 6, 2) }
  yield { ...patient(query, 'apart', 4), combineWith: 'OR' }
}

/** Allows a wrong letter in words of this length. */
function patient(query: string, compounds: Compounds, least: number): Attempt {
  return {
    query,
    compounds,
    processTerm: simplySpelled,
    fuzzy: term => wrongLetters(term, least, 1)
  }
}

/** In short words, numbers, resistance groups and Chinese pairs, a different letter makes a different word. */
function wrongLetters(term: string, least: number, most: number): number | false {
  if (/[\p{N}\p{Script=Han}]/u.test(term) || isGroup(term)) return false
  const length = lengthOf(term)
  if (length < least) return false
  return length < 10 ? most : 2
}

/** Only in Latin letters: Thai writes vowels and tones around the letters of a word, and Arabic leaves vowels out. */
function lengthOf(term: string): number {
  if (/\p{Script=Thai}/u.test(term)) return Math.round(term.length * 0.7)
  if (/\p{Script=Arabic}/u.test(term)) return Math.round(term.length * 0.9)
  return term.length
}

function withoutASpace(query: string): string[] {
  const gaps = [...query.matchAll(/(?<=\p{L})\s+(?=\p{L})/gu)]
  return gaps.map(({ 0: gap, index }) => query.slice(0, index) + query.slice(index + gap.length))
}

function withASpace(query: string): string[] {
  const places = [
    ...query.matchAll(
      /(?<=\p{N})(?=\p{L}{2})|(?<=\p{L}{4})(?=\p{L}{4})(?!\p{Script=Thai}|\p{Script=Han})/gu
    )
  ]
  return places.map(({ index }) => `${query.slice(0, index)} ${query.slice(index)}`)
}

function withLettersSwapped(query: string): string[] {
  // Hardly anyone swaps the first two letters, `spill` is no psyllid, or two of three: `teh` is tea in Indonesian.
  const pairs = [
    ...query.matchAll(/(?<=\p{L})(?=(\p{L})(?!\1)(\p{L}))(?:(?<=\p{L}{2})|(?=\p{L}{3}))/gu)
  ]
  return pairs.map(
    ({ 1: one = '', 2: other = '', index }) =>
      query.slice(0, index) + other + one + query.slice(index + 2)
  )
}
