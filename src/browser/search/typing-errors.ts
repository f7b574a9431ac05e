import { normalise } from '#browser/base/normalise.ts'

/** How many letters are wrong, missing, too many or swapped between two words. */
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

/** The errors of a word if it may be another one, misspelled. In shorter words another letter makes another word. */
function errorsOf(word: string, other: string, least: number): number {
  const isLong = Math.min(word.length, other.length) >= least
  return isLong && Math.abs(word.length - other.length) < 3 ? errorsBetween(word, other) : Infinity
}

/** Whether a word may be a name, misspelled. */
export function isMisspelled(word: string, name: string): boolean {
  const isHan = /^\p{Script=Han}/u.test(name)
  return errorsOf(word, name, isHan ? 3 : 6) <= (name.length < 10 ? 1 : 2)
}

/**
 * Whether a query has every word of a name, misspelled perhaps. A name of which it has only a part is the name of
 * something else: `capim amargoso` is not `capim-arroz`.
 */
export function hasWholeName(query: string, name: string): boolean {
  const asked = longWords(query)
  const wanted = longWords(name)
  const errors = wanted.map(word =>
    Math.min(...asked.map(other => (other === word ? 0 : errorsOf(other, word, 4))))
  )
  const isLong = wanted.join('').length >= 10
  return wanted.length > 0 && errors.reduce((sum, one) => sum + one, 0) <= (isLong ? 2 : 1)
}

function longWords(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{M}]{4,}/gu) ?? []
}
