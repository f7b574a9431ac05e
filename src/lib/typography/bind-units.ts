import { bindCounts } from './bind-counts.ts'
import { bindFigures } from './bind-figures.ts'
import { bindCompounds } from './compounds.ts'

/**
 * A text whose figures stay with their units and with what they count on one line, and whose compounds are not broken. A separate file, because
 * browsers load `bindFigures` alone.
 */
export function bindUnits(text: string, line: 'ltr' | 'rtl' = 'ltr'): string {
  return bindFigures(bindCounts(bindCompounds(text)), line)
}
