import { normalise } from '#lib/normalise.ts'

/**
 * A figure with its unit, as the trees write it: `480 g/L`, `480克/升`, `75.7 %`. A test holds the units to
 * `lib/unit-patterns.ts`, which would be one more file to request here.
 */
const STRENGTH =
  /(\d+(?:[.,]\d+)?)\s*(?:(%)|(?:gr?|г|克|[غج]م?|กรัม)\s*\/\s*(?:(l(?:tr?)?|л|升|公升|لتر|ลิตร)|(?:kg|кг|千克|公斤|كغ|كجم|กก\.?|กิโลกรัม))(?![a-zа-яء-ي]))/gu
const STRENGTH_WORD = /^([\d.]+)(%|g\/l|g\/kg)$/
const FIGURE = /^\d+(?:[.,]\d+)?$/
const WITH_CODE = /^(\d+(?:[.,]\d+)?)([a-zа-я]{2,3})$/

/** `aba` begins a word: it is not the one in another. */
const SHORT = /^[a-z]{1,3}$/

/** Names of ingredients that end those of others: `sulfur` is not the one in nicosulfuron. A test holds the list. */
const PART_OF_OTHERS =
  /^(?:sulfur|cipermetrina|permet(?:hrin|rina)|перметрин|ametrina?|tiram|тирам)$/
export const isPartOfOthers = (word: string) => PART_OF_OTHERS.test(word)

/** `24 d`, `2 4 d` and `2,4d`. */
const AUXIN = /(?<!\S)2[\s,.]?4[\s-]?d(?=b?(?!\S))/gu

/** A code ends the name of a product: `Abamectin 18 g/L EC`. */
const CODE = /(?<=\s)[A-Z]{2}$/

/**
 * The formulations that most lists have, also in Russian. In a list without one of them, its code finds nothing; what
 * it means in English is then searched for.
 */
const COMMON = 'ec sc sl wg wp gr od cs ew fs sp sg tc кэ ск кс вр вдг сп мд мкс вэ ткс'.split(' ')

/** The codes of formulations that are whole words in these rows. */
export function codesIn(rows: readonly { cells: readonly string[] }[]): ReadonlySet<string> {
  const own = rows.flatMap(({ cells }) => cells.flatMap(cell => CODE.exec(cell)?.[0] ?? []))
  return new Set([...COMMON, ...own.map(normalise)])
}

/** A text in the spelling in which rows and queries are compared: each strength is one word, `480g/l` or `75.7%`. */
export function inOneSpelling(text: string): string {
  return normalise(text).replace(
    STRENGTH,
    (_, figure: string, percent: string | undefined, volume: string | undefined) =>
      ` ${String(Number(figure.replace(',', '.')))}${percent ?? (volume ? 'g/l' : 'g/kg')} `
  )
}

/** A query at its strengths, which are every second piece. */
export const splitAtStrengths = (query: string): string[] =>
  query
    .normalize('NFKC')
    .split(new RegExp(`(${STRENGTH.source.replaceAll(/\((?!\?)/g, '(?:')})`, 'iu'))

/**
 * Whether a searched text has every word of a query. A strength, a code, and the figure before a code are whole words.
 * `isWhole`: other figures that are. `isBeginning`: words that only begin one: `阿维菌素` is not `甲氨基阿维菌素`.
 */
export function matcherOf(
  query: string,
  codes: ReadonlySet<string>,
  isWhole: (figure: string) => boolean,
  isBeginning: (word: string) => boolean
): (searched: string) => boolean {
  const words = inOneSpelling(query)
    .replace(AUXIN, '2,4-d')
    // A unit that is not yet complete.
    .replace(/(?<=\d)\s+(?=[gг克]\/?$)/u, '')
    .trim()
    .split(/\s+/)
    .flatMap(word => {
      const [, figure = '', code = ''] = WITH_CODE.exec(word) ?? []
      return codes.has(code) ? [figure, code] : [word]
    })
  const spellings = words.map((word, at) => {
    if (STRENGTH_WORD.test(word)) return sameAs(word).map(apart)
    if (codes.has(word)) return [apart(word)]
    if (FIGURE.test(word)) {
      const figure = word.replace(',', '.')
      const isCalculated = isWhole(word)
      const hasCode = codes.has(words[at + 1] ?? '')
      const ends = [' ', '%', 'g/'].map(end => ` ${figure}${end}`)
      // Decimals are seldom of grams: `abamectin 1.8` is one of 1.8 %. Before a code, `80 WP` may be 80 % too.
      const isPercent = figure.includes('.') || (hasCode && !isCalculated && Number(figure) < 100)
      const percent = isPercent ? sameAs(`${figure}%`).map(apart) : []
      return [...(isCalculated || hasCode ? ends : [figure]), ...percent]
    }
    if (isPartOfOthers(word)) return [` ${word}`, `-${word}`]
    return [SHORT.test(word) || isBeginning(word) ? ` ${word}` : word]
  })
  return searched =>
    spellings.every(some => some.some(spelling => ` ${searched} `.includes(spelling)))
}

const apart = (word: string) => ` ${word} `

/** The strengths that are equal: 2.5 % are 25 g/L or 25 g/kg. */
function sameAs(strength: string): string[] {
  const [, figure = '', unit = ''] = STRENGTH_WORD.exec(strength) ?? []
  const times = (factor: number) => String(Number((Number(figure) * factor).toFixed(4)))
  return unit === '%'
    ? [strength, `${times(10)}g/l`, `${times(10)}g/kg`]
    : [strength, `${times(0.1)}%`]
}
