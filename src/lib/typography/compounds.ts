import { remember } from '#lib/remember.ts'
import { joinThai } from './thai-compounds.ts'

const THAI = /\p{Script=Thai}/u

/** After the first letter of `e-mail`. */
const E_MAIL = /(?<=(?<![\p{L}\p{M}\p{N}-])\p{L}-)(?=\p{L})/gu

/** Cached, because most texts are on many pages. */
const joinedThai = remember(joinThai, 20_000)

/** A text whose compounds stay on one line; `unbindUnits` undoes it. */
export function bindCompounds(text: string): string {
  return (THAI.test(text) ? joinedThai(text) : text).replace(E_MAIL, '\u2060')
}
