import { joinThai } from './join-thai.ts'

const THAI = /\p{Script=Thai}/u

/** After the first letter of `e-mail`, and after the short starts of `co-operative` and `пол-литра`. */
const E_MAIL = /(?<=(?<![\p{L}\p{M}\p{N}-])(?:\p{L}|co|пол)-)(?=\p{L})/gu

/** A word with a hyphen before a short end: `preenchê-las`, `anel-de-fada`. */
const SHORT_END =
  /(?<![\p{L}\p{M}\p{N}-])\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]{1,4})+(?![\p{L}\p{M}\p{N}-])/gu

/** Between the parts of a foreign name in Chinese, where a line may end but not begin: `露西亚·奥罗斯科`. */
const DOT = /(?<=\p{Script=Han})(?=·\p{Script=Han})/gu

/** Before the dot between facts, with which no line begins: `55 countries · since 2015`. */
const LIST_DOT = / (?=· )/g

/** After a Russian preposition or negation of two or three letters, with which no line ends, before a word that fits beside it. */
const PREPOSITION =
  /(?<=(?<![\p{L}\p{M}\p{N}-])(?:на|по|за|из|от|до|об|со|во|не|ни|под|над|при|для|без)) (?=[\p{L}\p{N}]{1,12}(?![\p{L}\p{M}\p{N}-]))/giu

/** Short Arabic words that lead the next one. */
const PARTICLES = 'ما|من|في|على|عن|إلى|أي|أم|أو|لا|لم|كل|مع'
/**
 * After one of them: `ما يفعله`. A longer run would not fit a heading in letters twice as large: the next word has at
 * most six letters, and of two such words, `كل ما`, the last one alone is bound.
 */
const PARTICLE = new RegExp(
  `(?<=(?<![\\p{L}\\p{M}\\p{N}])(?:${PARTICLES})) (?!(?:${PARTICLES}) )(?=[\\p{L}\\p{M}\\p{N}]{1,6}(?![\\p{L}\\p{M}\\p{N}]))`,
  'gu'
)

/** In letters: so short a title may stand in a box that is too narrow even for that run, so nothing is bound in it. */
const SHORT_TITLE = 18

/** In letters: a longer word may not fit a narrow column on one line, nor a heading at its full size. */
const LONGEST = 12

/** A text whose compounds stay on one line; `unbindUnits` undoes it. */
export function bindCompounds(text: string): string {
  return (THAI.test(text) ? joinThai(text) : text)
    .replace(E_MAIL, '\u2060')
    .replace(PREPOSITION, '\u00a0')
    .replace(PARTICLE, text.length > SHORT_TITLE ? '\u00a0' : ' ')
    .replace(DOT, '\u2060')
    .replace(LIST_DOT, '\u00a0')
    .replace(SHORT_END, word => (word.length > LONGEST ? word : word.replaceAll('-', '-\u2060')))
}
