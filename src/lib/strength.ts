import { strengthUnitPatterns, wholeWord } from './unit-patterns.ts'

type Amount = { amount: number; unit: string }

/** A figure with its power and unit: `37,5 g/L`, `2 × 10^9 CFU/g`. Arabic units have two words: `وحدة دولية/مغ`. */
const AMOUNT =
  /(?<!\d[\s.,]?)(\d+(?:[\s.,]\d+)*)(?:\s*[×x*]\s*10\^?(\d+))?[\s.,]*([^\d\s.,+](?:[^\s+/]+ [^\d\s+/]+\/)?[^\s+]*)/gu

/** The amounts that a concentration names. */
export function amountsOf(concentration: string): Amount[] {
  return [...concentration.matchAll(AMOUNT)].map(([, amount = '', exponent = '0', unit = '']) => ({
    amount: numberOf(amount) * 10 ** Number(exponent),
    unit
  }))
}

/** `37.5`, `37,5`, `32 000` and `32,000`: a comma before three digits separates thousands. */
function numberOf(text: string): number {
  return Number(
    text
      .trim()
      .replace(/[\s,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
  )
}

type Formula = {
  ingredients: readonly string[]
  formulations: readonly string[]
  concentration?: string
}

/**
 * The key that equal products share, whatever their names are: each ingredient with its strength, and the kind of
 * formulation. Missing where one of them is not stated.
 */
export function strengthOf({ ingredients, formulations, concentration = '' }: Formula) {
  const amounts = amountsOf(concentration)
  if (ingredients.length === 0 || formulations.length === 0) return undefined
  if (amounts.length !== ingredients.length) return undefined
  const parts = amounts.map(
    ({ amount, unit }, at) => `${ingredients[at] ?? ''} ${amount} ${symbolOf(unit)}`
  )
  return [...formulations.toSorted(), ...parts.toSorted()].join(' + ')
}

/** Units as they are written everywhere; another unit is equal only to itself. */
const symbols = Object.entries(strengthUnitPatterns).map(
  ([symbol, words]) => [symbol, wholeWord(words)] as const
)

const symbolOf = (unit: string): string =>
  unit
    .split('/')
    .map(part => symbols.find(([, words]) => words.test(part))?.[0] ?? part)
    .join('/')
