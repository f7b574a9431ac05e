import { bindUnits } from './typography/bind-units.ts'
import { raisePowers } from './typography/raise-powers.ts'

/** A figure that begins a name: right to left it would stand at the other end of it. */
const FIGURE_OF_NAME = /(?<![\p{L}\p{N},])(?=\d[\d,]*-\p{Script=Latin})/gu

/** A figure with a Latin unit among Arabic words: right to left the unit would stand before it. */
const FIGURE_OF_UNIT = /(?<![\p{L}\p{N},.])(?=\d[\d,.]*\u00a0\p{Script=Latin})/gu

/** A fact of a product as it is printed: powers raised, figures with their units, a class's number after its word; no dash at the start of a line. */
export function printFact(text: string): string {
  const fact = bindUnits(raisePowers(text))
    .replace(/ (?=(?:\d+ )?– )/g, '\u00a0')
    .replace(FIGURE_OF_NAME, '\u200e')
  return /\p{Script=Arabic}/u.test(fact) ? fact.replace(FIGURE_OF_UNIT, '\u200e') : fact
}
