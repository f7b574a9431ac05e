import { remember } from '#lib/remember.ts'
import { bindCounts } from './bind-counts.ts'
import { bindFigures } from './bind-figures.ts'
import { bindCompounds } from './compounds.ts'

/** Cached, because most texts are on many pages. */
const bindWords = remember(text => bindCounts(bindCompounds(text)), 20_000)

/** Before the last character of a Chinese text that is set without phrases, which else may be alone on a line. */
const LAST = /(?<=.{78}\p{Script=Han})(?=\p{Script=Han}[。！？]$)/su

/** The parts of a mixture of which only the last has a unit: `azoxystrobin 200 + tebuconazole 200 g/L`. */
const MIXTURE = /(?<=[\p{L}\p{M}]) (?=\d[\d.,]* \+ \p{L})|(?<=\d \+ [\p{L}\p{M}\u2060-]+) (?=\d)/gu

/**
 * A text whose figures stay with their units and with what they count on one line, whose compounds are not broken, and
 * of whose mixtures each further part begins with its plus sign. A separate file, because browsers load `bindFigures`
 * alone.
 */
export function bindUnits(text: string, line: 'ltr' | 'rtl' = 'ltr'): string {
  return bindFigures(bindWords(text), line)
    .replace(MIXTURE, '\u00a0')
    .replaceAll(' + ', ' +\u00a0')
    .replace(LAST, '\u2060')
}
