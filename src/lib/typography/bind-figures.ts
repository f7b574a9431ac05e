import { remember } from '#lib/remember.ts'
import { isolateFigures } from './isolate-figures.ts'

/** Units of three letters and more; shorter ones are known by their length. */
const NAMED =
  'bar|CFU|UFC|ppm|rpm|бар|КОЕ|мкм|ลิตร|กรัม|กก\\.|มล\\.|มก\\.|มม\\.|ซม\\.|เมตร|ไมครอน|บาร์|لتر|[كم]جم|بار|بوغ|ميكرون|ميكرومتر|هكتار'

/** A unit after a figure, in any script, but no Russian preposition: a sign, one thing per another, a name, or one or two letters. */
const UNIT = new RegExp(
  String.raw`(?<=\d[⁰¹²³⁴-⁹]{0,3})[ \u00a0](?!(?:[аивкоу]|на|по|за|из|от|до)[ \u00a0])([%‰°]|(?:\p{Script=Arabic}+ )?\p{L}[\p{L}\p{M}.]*\/[\p{L}\p{M}]+|(?:${NAMED}|[\p{L}°]{1,2}[²³]?)(?![\p{L}\p{M}]|\d{2}))`,
  'gu'
)

/** The dash of a range; a line may break after a dash, and before a Chinese one. */
const RANGE = /(?<=\d)[–~～](?=\d)/g

/** The spaces around the sign of a power: `2 × 10⁸`. */
const TIMES = /(?<=\d) × (?=\d)/g

/** The space after an abbreviation in capitals or a sign for "number": `ISO 9001`, `HRAC 9`, `nº 14.785`. */
const CODE = /(?<=\b(?:[A-Z]{2,5}|[Nn][º°])) (?=\d)/g

/** A house number with its street in a postal address: `, 88 Longlot Road`, `ул. Степная, 3`. */
const HOUSE =
  /(?<=, )\d{1,4}(?: \p{Lu}\p{Ll}+)+|(?<=، )\d{1,4} شارع|(?<=(?<!\p{L})ул\. )\p{Lu}\p{L}+, \d/gu

/** The space before a single letter at the end of a name: `Marinada P`, `vitamin C`. */
const LETTER = /(?<=\p{Ll}{3}) (?=\p{Lu}(?![\p{L}\p{M}\p{N}.’']))/gu

/** The space between the thousands of a figure. */
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/g

/** The slash of a unit in letters after which browsers would break; they do not break after Latin ones. */
const SLASH =
  /(?<=\p{Script=Arabic})\/(?=\p{Script=Arabic})|(?<=\p{Script=Han})\/(?=\p{Script=Han})|(?<=(?<!\p{L})\p{Script=Cyrillic}{1,2})\/(?=\p{Script=Cyrillic}{1,2}(?!\p{L}))|(?<=ลิตร)\/(?=เฮกตาร์)/gu

/** A Chinese unit, which follows its figure without a space; a line could break between its characters. */
const HAN_UNIT =
  /(?<=\d)[ \u00a0]?(?:平方米|[厘毫微千]?米|[千毫]?克|毫?升|公顷|小时)|(?<=\/\u2060)(?:平方米|[厘毫微千]?米|[千毫]?克|毫?升|公顷|小时)/g

/** Between a figure and the Chinese word that it counts, but not one that joins it to another: `9家工厂`, `100多个国家`. */
const HAN_COUNT = /(?<=\d)([多余]?)(?=(?![和与及或至到])\p{Script=Han})/gu

/** The space within a Latin name among Arabic words: `Bio Solutions`, `Marinada P`. */
const LATIN_NAME = /(?<=\p{Script=Latin}) (?=\p{Lu})/gu

/** The space after an Arabic word of one letter, which would otherwise connect to the next word. */
const PREFIX = /(?<=\u0640) /g

/** The space after a Cyrillic word of one letter, with which Russian ends no line: `в поле`, `и в сезон`. */
const SHORT_WORD = /(?<=(?<![\p{L}\p{M}\p{N}])[авиоксу]) (?=\S)/giu

/** The space before a dash between words, with which no line begins. */
const DASH = / (?=— )/g

const ARABIC = /\p{Script=Arabic}/u

/** Cached, because most texts are on many pages: labels on all pages of a tree, names on those of each crop. */
const TEXTS = 20_000

/**
 * Prevents line breaks within a figure, between a figure and its unit or code, and within a unit: `5 m`, `12 km/h`,
 * `32 000 IU/mg`. In Arabic text, and in any text of a line from right to left, they are isolated too.
 */
export function bindFigures(text: string, line: 'ltr' | 'rtl' = 'ltr'): string {
  return line === 'rtl' ? boundLeftward(text) : boundByScript(text)
}

/** A Chinese unit follows its number without a space, all others with one. */
export const gapBefore = (unit: string) => (/^\p{Script=Han}/u.test(unit) ? '' : '\u00a0')

/** A figure with its unit, as every page writes them. */
export function quantityText(figure: string, unit: string, line: 'ltr' | 'rtl'): string {
  return bindFigures(`${figure}${gapBefore(unit)}${unit}`, line)
}

const boundLeftward = remember(text => isolateFigures(bound(text)), TEXTS)
const boundByScript = remember(
  text => (ARABIC.test(text) ? isolateFigures(bound(text)) : bound(text)),
  TEXTS
)

function bound(text: string): string {
  const whole = ARABIC.test(text)
    ? text.replace(LATIN_NAME, '\u00a0').replace(PREFIX, '\u00a0')
    : text
  return (
    whole
      .replace(THOUSANDS, '\u00a0')
      .replace(CODE, '\u00a0')
      .replace(LETTER, '\u00a0')
      .replace(HOUSE, street => street.replaceAll(' ', '\u00a0'))
      .replace(SHORT_WORD, '\u00a0')
      .replace(DASH, '\u00a0')
      .replace(TIMES, '\u00a0×\u00a0')
      .replace(RANGE, dash => (dash === '～' ? '\u2060～\u2060' : `${dash}\u2060`))
      // A unit of two words may be on two lines: together they are too long for a narrow column.
      .replace(UNIT, (_, unit: string) => `\u00a0${unit.replace('/', '/\u2060')}`)
      .replace(SLASH, '/\u2060')
      .replace(HAN_UNIT, unit =>
        Array.from(unit.trim(), character => `\u2060${character}`).join('')
      )
      .replace(HAN_COUNT, (_, more: string) => `\u2060${more && `${more}\u2060`}`)
  )
}
