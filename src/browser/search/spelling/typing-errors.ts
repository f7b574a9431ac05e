import { normalise } from '#lib/normalise.ts'

/** The number of letters that are wrong, missing, extra or swapped between two words. */
function errorsBetween(one: string, other: string): number {
  let earlier: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [place, wanted] of Array.from(other).entries()) {
      const changed = (row[place] ?? 0) + Number(letter !== wanted)
      const isSwapped = letter === other[place - 1] && wanted === one[at - 1]
      const swapped = isSwapped ? (earlier[place - 1] ?? 0) + 1 : Infinity
      next.push(Math.min(changed, swapped, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    ;[earlier, row] = [row, next]
  }
  return row[other.length] ?? 0
}

/**
 * The number of errors, if a word may be a misspelling of another. In shorter words another letter makes another word.
 */
function errorsOf(word: string, other: string, least: number, most = 2): number {
  const isLong = Math.min(word.length, other.length) >= least
  const isAlike = isLong && Math.abs(word.length - other.length) <= most
  return isAlike && haveLettersInCommon(word, other, most) ? errorsBetween(word, other) : Infinity
}

/** Whether two words have nearly the same letters; quickly, because a query is compared with thousands of names. */
function haveLettersInCommon(one: string, other: string, most: number): boolean {
  let different = lettersOf(one) ^ lettersOf(other)
  let count = 0
  for (; different !== 0; count++) different &= different - 1
  return count <= 2 * most
}

/** A bit for each letter of a word; the letters of other scripts share those of Latin. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether a word has at most one error if it is this name. */
export function isAlmost(word: string, name: string): boolean {
  return errorsOf(word, name, 6, 1) <= 1
}

/** Whether a word may be a misspelled name. */
export function isMisspelled(word: string, name: string): boolean {
  const isHan = /^\p{Script=Han}/u.test(name)
  const most = name.length < 10 ? 1 : 2
  return errorsOf(word, name, isHan ? 3 : 6, most) <= most
}

/**
 * Whether a word is certainly a misspelling of this name: the same beginning and very few errors. Otherwise it may be
 * another organism.
 */
export function isSurelyMisspelled(word: string, name: string): boolean {
  const most = name.length < 12 ? 1 : 2
  return (
    name.startsWith(word.slice(0, 1)) &&
    /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(word) &&
    errorsOf(word, name, 7, most) <= most
  )
}

/** A query, and the language of the page on which it was typed. */
export type TypedQuery = { query: string; lang: string }

/**
 * Whether a query has every word of a name, perhaps misspelled. A query with only a part of the name means something
 * else: `capim amargoso` is not `capim-arroz`. A single long word is nothing else: `cartuxo` is `lagarta-do-cartucho`.
 */
export function hasWholeName({ query, lang }: TypedQuery, name: string): boolean {
  const typed = longWords(query, lang)
  const wanted = longWords(name, lang)
  const errors = wanted.map(word =>
    Math.min(...typed.map(other => (other === word ? 0 : errorsOf(other, word, 4))))
  )
  if (typed.length === 1 && typed.join('').length > 6 && Math.min(...errors) <= 1) return true
  const most = wanted.join('').length < 10 ? 1 : 2
  return wanted.length > 0 && errors.reduce((sum, one) => sum + one, 0) <= most
}

function longWords(text: string, lang: string): string[] {
  const letters = normalise(text)
  // In Portuguese the two sound alike.
  const spelled = lang.startsWith('pt') ? letters.replaceAll('x', 'ch') : letters
  return spelled.match(/[\p{L}\p{M}]{4,}/gu) ?? []
}
