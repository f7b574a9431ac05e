/** Words after which a figure counts nothing, in the languages of our texts. */
const NO_NOUNS = `
  and are but for from has have into nor only per than that the then till until was were when with after before each
  com como das dos mais mas não nas nos para pela pelo por que sem são entre desde até foi
  con del las los más pero sin una uno son hasta
  dan atau dari untuk dengan pada yang oleh adalah hingga sampai tidak
  или для при без это как что после перед между
  من في إلى على عن مع أو حتى ثم هي هو لكل
`

const notNoun = NO_NOUNS.trim().split(/\s+/).join('|')

/** A longer word may not fit beside its figure in a narrow column. */
const NOUN = String.raw`(?!(?:${notNoun})(?![\p{L}\p{M}]))(?:\p{Ll}{3,13}|\p{Script=Arabic}[\p{Script=Arabic}\p{M}]{1,12})(?![\p{L}\p{M}])`
/** Thai ends no word with a space; what follows a figure is what it counts, except when it connects it to another. */
const THAI_NOUN = '(?!ถึง|และ|หรือ|ใน|ที่|ของ|จาก|เพื่อ|โดย|จะ|คือ|เป็น)\\p{Script=Thai}'
/** The end of a figure, also after the Arabic word for "and", which is written with it; a year, a time and a code count nothing. */
const FIGURE = String.raw`(?<=(?:(?<![\p{L}\d.,:\/])|(?<=(?<!\p{L})و))\d{1,3}(?:[.,]\d+)*)`

const COUNT = new RegExp(`${FIGURE} (?=${NOUN}|${THAI_NOUN})`, 'gu')

/** The words of a range: `45 to 95 days`. */
const RANGE =
  /(?<=(?<![\p{L}\d])\d{1,3})[ \u00a0](to|a|até|до|ถึง|إلى|hingga|sampai)[ \u00a0](?=\d{1,3}(?![\d:]))/gu

/** A running text in which a figure and what it counts are on one line: `100 countries`. */
export function bindCounts(text: string): string {
  return text.replace(RANGE, '\u00a0$1\u00a0').replace(COUNT, '\u00a0')
}
