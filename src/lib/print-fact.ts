import { bindUnits } from './typography/bind-units.ts'
import { raisePowers } from './typography/raise-powers.ts'

/** A figure at the start of a name: in right-to-left text it would move to the other end. */
const FIGURE_OF_NAME = /(?<![\p{L}\p{N},])(?=\d[\d,]*-\p{Script=Latin})/gu

/** A figure with a Latin unit among Arabic words: in right-to-left text the unit would precede it. */
const FIGURE_OF_UNIT = /(?<![\p{L}\p{N},.])(?=\d[\d,.]*\u00a0\p{Script=Latin})/gu

/**
 * A fact of a product as it is printed: powers are raised, figures keep their units, the number of a class follows
 * its word, and no line starts with a dash.
 */
export function printFact(text: string): string {
  const fact = bindUnits(raisePowers(text))
    .replace(/ (?=(?:\d+ )?– )/g, '\u00a0')
    .replace(FIGURE_OF_NAME, '\u200e')
  return /\p{Script=Arabic}/u.test(fact) ? fact.replace(FIGURE_OF_UNIT, '\u200e') : fact
}
