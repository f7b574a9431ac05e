import { readData } from './read-json.ts'

/** International symbols of units, and how languages with another script write them. */
const symbols = new Map(
  Object.entries(readData<Record<string, Partial<Record<string, string>>>>('unit-symbols.json'))
)

/** A unit after a figure, or after the slash of another: `480 g/L`, `5×10^8 spores/g`. */
const SYMBOL = new RegExp(
  String.raw`(?<=\d |/)(?:${[...symbols.keys()].join('|')})(?![\p{L}\p{M}])`,
  'gu'
)
const SPACE_BEFORE_HAN = /(?<=\d) (?=\p{Script=Han})/gu

/** A text of the catalogue with its units as the language writes them. A Chinese unit follows its number without a space. */
export function withUnitsOf(text: string, lang: string): string {
  const units = text.replace(SYMBOL, symbol => symbols.get(symbol)?.[lang] ?? symbol)
  return lang === 'zho' ? units.replace(SPACE_BEFORE_HAN, '') : units
}
