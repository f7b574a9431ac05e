import { basisPatterns, unitPatterns } from '#lib/unit-patterns.ts'
import { range, type Range, readingsOf, withPlainDigits } from './numbers.ts'

/** A dose as a text names it, its place, and all its readings. `base` is the same for `mL/ha` and `L/ha`. */
export type Dose = { says: string; at: number; base: string; readings: Range[] }

type Unit = { words: string; base: string; factor: number }

/** Units as tables write them, and as only texts do. */
const amounts: Unit[] = [
  { words: `${unitPatterns.mL}|cc|มิลลิลิตร|ซีซี`, base: 'L', factor: 0.001 },
  {
    words: `${unitPatterns.L}|[lL](?:itros?|iters?|itres?|ts?)|литр(?:а|ов)?|ل`,
    base: 'L',
    factor: 1
  },
  { words: `${unitPatterns.kg}|كغم`, base: 'kg', factor: 1 },
  { words: `${unitPatterns.g}|gr|gramas?|gramos?|غرام`, base: 'kg', factor: 0.001 }
]

const areas: Unit[] = [
  { words: `${basisPatterns.ha}|hect[aá]reas?|hectares?|hektar|гектар`, base: 'ha', factor: 1 },
  { words: `${basisPatterns.acre}|acres`, base: 'acre', factor: 1 },
  { words: basisPatterns.rai, base: 'rai', factor: 1 },
  { words: basisPatterns.mu, base: 'mu', factor: 1 },
  { words: basisPatterns.feddan, base: 'feddan', factor: 1 },
  { words: `${basisPatterns['100 L']}|h[lL]|гл`, base: '100 L', factor: 1 }
]

const wordsOf = (units: readonly Unit[]) => units.map(({ words }) => words).join('|')
const per = String.raw`\.?\s*(?:/|per|por|на|每|ต่อ|لكل)\s*`
/** Scripts with letters that continue a word; Han writes no spaces. */
const end = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\d])`
/** What all sprays of a year may amount to is no dose. */
const ofYear = String.raw`(?!${per}(?:year|season|ano|año|safra|campaña|год|сезон|tahun|musim|ปี|ฤดู|年|季|عام|سنة|موسم))`
const unit = String.raw`(${wordsOf(amounts)})${per}(${wordsOf(areas)})${end}${ofYear}`

const patterns = [
  { pattern: new RegExp(range + unit, 'gu'), order: [1, 2, 3, 4] },
  // Chinese names the area first: 每公顷0.2–0.5升.
  {
    pattern: new RegExp(
      String.raw`每(${wordsOf(areas)})[^\d，。；]{0,4}${range}(${wordsOf(amounts)})`,
      'gu'
    ),
    order: [2, 3, 4, 1]
  }
]

/** The doses that a text names. */
export function dosesIn(text: string): Dose[] {
  const plain = withPlainDigits(text)
  return patterns.flatMap(({ pattern, order }) =>
    [...plain.matchAll(pattern)].flatMap(match => {
      const [first, last, amount, area] = order.map(at => match[at])
      const measured = unitOf(amount, area)
      if (!measured) return []
      const readings = readingsOf(first, last).map(({ from, to }) => ({
        from: from * measured.factor,
        to: to * measured.factor
      }))
      return [{ says: match[0].trim(), at: match.index, base: measured.base, readings }]
    })
  )
}

/** The unit of a table, such as `мл/га`; `undefined` if it is not for an area or a volume of water. */
export function readUnit(words: string): { base: string; factor: number } | undefined {
  const match = new RegExp(`^${unit}`, 'u').exec(withPlainDigits(words).trim())
  return match ? unitOf(match[1], match[2]) : undefined
}

function unitOf(amount: string | undefined, area: string | undefined) {
  const [one, other] = [find(amounts, amount), find(areas, area)]
  return one && other && { base: `${one.base}/${other.base}`, factor: one.factor }
}

function find(units: readonly Unit[], words = ''): Unit | undefined {
  return units.find(one => new RegExp(`^(?:${one.words})$`, 'u').test(words))
}
