import { bindUnits } from './bind-units.ts'
import { raisePowers } from './raise-powers.ts'

/** A figure that begins a name: right to left it would stand at the other end of it. */
const FIGURE_OF_NAME = /(?<![\p{L}\p{N},])(?=\d[\d,]*-\p{Script=Latin})/gu

/** A fact of a product as it is printed: powers raised, figures with their units, no dash at the start of a line. */
export function printFact(text: string): string {
  return bindUnits(raisePowers(text))
    .replace(/ (?=– )/g, '\u00a0')
    .replace(FIGURE_OF_NAME, '\u200e')
}
