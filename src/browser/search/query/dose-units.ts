import { basisPatterns, unitPatterns } from '#lib/unit-patterns.ts'

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`

const DOSE_UNIT = new RegExp(
  String.raw`^(?:[\p{N}.,–-]+\s*)?${anyOf([...Object.values(unitPatterns), 'cc|ซีซี'])}(?:\s*\/\s*|\s+(?:per|por|на|ต่อ|每|لكل)\s+)${anyOf(Object.values(basisPatterns))}$`,
  'iu'
)

/** In Thai a kilogram is written as the word for sedges, and every strength has it. */
const SEDGES = /^กก\.?$/

/** Whether a query is nothing but the unit of a dose, as `mL/planta`: no name of a product has it. */
export const isDoseUnit = (query: string) =>
  DOSE_UNIT.test(query.trim()) || SEDGES.test(query.trim())

/** Words of a question about mixing, which are of no crop, problem or product: `how many ml for a tank of 20 litres`. */
const OF_MIXING = [
  'how (?:many|much)|per|for|in|an?|of|knapsack|tank|sprayer|litres?|liters?|gallons?|water',
  'quantos?|quantas?|por|para|em|na?|de|d[ao]|bomba|costal|tanque|pulverizador|litros?|calda|[aá]gua',
  'cu[aá]nt[oa]s?|el|la|una?|con|del|mochila|aspersora|tambor?|caldo|agua|pongo|echo',
  'сколько|на|в|бак|литр(?:ов|а)?|воды|ведро',
  'berapa|tangki|liter|untuk|air|campur|takaran|sprayer'
].join('|')
const OF_MIXING_UNSPACED = 'ลิตร|ผสม|กี่|ซีซี|ถัง|น้ำ|ต่อ|ใช้|เท่าไหร่|เท่าไร|มล\\.?'
const word = String.raw`(?:(?:${anyOf([...Object.values(unitPatterns), OF_MIXING, 'cc', 'ph', String.raw`[\p{N}.,–-]+`])})(?![\p{L}\p{M}])|${OF_MIXING_UNSPACED})`

const MIXING = new RegExp(`^(?:${word}[\\s?]*)+$`, 'iu')
/** What is asked: an amount of a liquid, or its acidity. `480 g` may be a strength. */
const IS_ASKED = new RegExp(
  String.raw`(?<!\p{L})(?:${unitPatterns.L}|${unitPatterns.mL}|lit(?:er|re|ro)s?|cc|ph)(?!\p{L})|ซีซี|ลิตร`,
  'iu'
)

/** Whether a query asks only for amounts in a tank, which no product answers by its name. */
export const isOfMixing = (query: string) => MIXING.test(query.trim()) && IS_ASKED.test(query)
