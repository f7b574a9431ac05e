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
 * The number of errors, if a word may be a misspelling of another; otherwise `Infinity`. In words of fewer letters than
 * `least`, another letter makes another word.
 */
export function errorsOf(word: string, other: string, least: number, most = 2): number {
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

/**
 * The number of errors, if a word of at least as many letters is a misspelling of a name; otherwise `Infinity`. In a
 * name of `long` letters it may have two.
 */
export function errorsIn(word: string, name: string, least = 5, long = 10): number {
  const most = name.length < long ? 1 : 2
  const errors = errorsOf(word, name, least, most)
  return errors <= most ? errors : Infinity
}
