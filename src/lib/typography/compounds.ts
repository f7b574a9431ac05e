import { remember } from '#lib/remember.ts'
import { joinThai } from './thai-compounds.ts'

const THAI = /\p{Script=Thai}/u

/** After the first letter of `e-mail`. */
const E_MAIL = /(?<=(?<![\p{L}\p{M}\p{N}-])\p{L}-)(?=\p{L})/gu

/** Cached, because most texts are on many pages. */
const joinedThai = remember(joinThai, 20_000)

/** Words with hyphens between them. */
const HYPHENATED =
  /(?<![\p{L}\p{M}\p{N}-])\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)+(?![\p{L}\p{M}\p{N}-])/gu

/** The number of letters that fit in a column of a table, and on one line of a narrow phone in a heading. */
const LONGEST = 20

/** Names (`Caruru-gigante`), compounds of three words (`cana-de-açúcar`) and of short ones (`meio-dia`) are read at once. */
function isWhole(compound: string): boolean {
  const words = compound.split('-')
  return (
    compound.length <= LONGEST &&
    (/^\p{Lu}/u.test(compound) || words.length > 2 || words.every(({ length }) => length < 5))
  )
}

/** A text whose compounds stay on one line; `unbindUnits` undoes it. */
export function bindCompounds(text: string): string {
  return (THAI.test(text) ? joinedThai(text) : text)
    .replace(HYPHENATED, compound =>
      isWhole(compound) ? compound.replaceAll('-', '-\u2060') : compound
    )
    .replace(E_MAIL, '\u2060')
}
