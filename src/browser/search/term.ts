import { normalise } from '#lib/normalise.ts'

/** The digits of Arabic, Persian and Thai keyboards. */
const DIGITS = /[٠-٩۰-۹๐-๙]/g

/** A word as the index spells it. */
export function termOf(word: string): string {
  return normalise(word).replace(DIGITS, digit => String(digit.charCodeAt(0) % 16))
}
