import type { Dose } from './doses.ts'
import { range, type Range, readingsOf, withPlainDigits } from './numbers.ts'

/** Fewer litres for a hectare may be those of a partner in the tank. */
const LEAST = 10

/** Whether a text can mean water, where so much of the product itself is never used. */
export const isOfWater = ({ base, readings }: Dose): boolean =>
  base === 'L/ha' && readings.every(({ from }) => from >= LEAST)

const RANGE = new RegExp(`^\\s*${range}$`, 'u')

/** The water of a row, `200–300`; none where it is no number. */
export function watersOf(text: string): Range[] {
  const [found, first, last] = RANGE.exec(withPlainDigits(text)) ?? []
  return found === undefined ? [] : readingsOf(first, last)
}
