import { remember } from '#lib/remember.ts'
import { bindCounts } from './bind-counts.ts'
import { bindFigures } from './bind-figures.ts'
import { bindCompounds } from './compounds.ts'

/** Cached, because most texts are on many pages. */
const bindWords = remember(text => bindCounts(bindCompounds(text)), 20_000)

/** Before the last character of a Chinese text that is set without phrases, which else may be alone on a line. */
const LAST = /(?<=.{78}\p{Script=Han})(?=\p{Script=Han}[。！？]$)/su

/**
 * A text whose figures stay with their units and with what they count on one line, whose compounds are not broken, and
 * of whose mixtures each further part begins with its plus sign. A separate file, because browsers load `bindFigures`
 * alone.
 */
export function bindUnits(text: string, line: 'ltr' | 'rtl' = 'ltr'): string {
  return bindFigures(bindWords(text), line).replaceAll(' + ', ' +\u00a0').replace(LAST, '\u2060')
}
