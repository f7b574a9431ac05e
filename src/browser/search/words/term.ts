import { normalise, withLatinDigits } from '#lib/normalise.ts'

/** A word in the spelling of the index. */
export function termOf(word: string): string {
  return withLatinDigits(normalise(word))
}
