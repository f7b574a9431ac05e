import { bindUnits } from './typography/bind-units.ts'
import { raisePowers } from './typography/raise-powers.ts'

/**
 * A fact of a product as it is printed: powers are raised, figures keep their units, the number of a class follows
 * its word, and no line starts with a dash.
 */
export function printFact(text: string, line?: 'ltr' | 'rtl'): string {
  return bindUnits(raisePowers(text).replace(/ (?=(?:\d+ )?– )/g, '\u00a0'), line)
}
