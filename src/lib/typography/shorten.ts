/** How far back the start of a word is looked for; a longer piece without a break is cut between two letters. */
const REACH = 100

const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text with "…": at most `max` letters, in whole words of any script, unless one word fills half
 * of it.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, breakBefore(text, max - 1)).trimEnd()}…`
}

/** Reads only a few letters around the place, so that the length of the text does not matter. */
function breakBefore(text: string, end: number): number {
  const start = Math.max(0, end - REACH)
  const around = text.slice(start, end + REACH)
  const placeIn = (segmenter: Intl.Segmenter) =>
    start + (segmenter.segment(around).containing(end - start)?.index ?? 0)
  const word = placeIn(words)
  if (word > Math.max(start, end / 2)) return word
  const letter = placeIn(letters)
  if (letter > start) return letter
  return text.slice(0, end).isWellFormed() ? end : end - 1
}
