import { errorsIn, errorsOf } from '#browser/base/misspelling.ts'
import { normalise } from '#lib/normalise.ts'

/** Whether a word has at most one error if it is this name. */
export function isAlmost(word: string, name: string): boolean {
  return errorsOf(word, name, 6, 1) <= 1
}

/** Whether a word may be a misspelled name. */
export function isMisspelled(word: string, name: string): boolean {
  const isHan = /^\p{Script=Han}/u.test(name)
  return errorsIn(word, name, isHan ? 3 : 6) < Infinity
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
