/** Characters in a column of upright text. */
const COLUMN = 6

/**
 * A text written without spaces in columns of a few characters, broken between words. Columns rather than
 * `writing-mode`: fonts without metrics for upright text, which some systems have, print its characters on one spot.
 */
export function columnsOf(text: string, locale: string): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return [...segments].reduce<string[]>((columns, { segment, isWordLike }) => {
    const last = columns.at(-1)
    // What is no word (a comma, a bracket) stays with the word before it.
    const fits = last !== undefined && (!isWordLike || last.length + segment.length <= COLUMN)
    return fits ? [...columns.slice(0, -1), last + segment] : [...columns, segment]
  }, [])
}
