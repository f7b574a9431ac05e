/** A title to set upright where it is Chinese: downwards, in columns. */
export type VerticalTitle = { text: string; columns: string[] }

export function verticalTitle(text: string, locale: string): VerticalTitle {
  return { text, columns: columnsOf(text, locale) }
}

/** Characters in a column of upright text. */
const COLUMN = 6

/**
 * A text written without spaces in columns of a few characters, broken between words. Columns rather than
 * `writing-mode`: fonts without metrics for upright text, which some systems have, print its characters on one spot. A
 * text in letters has no columns.
 */
export function columnsOf(text: string, locale: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return []
  const columns: string[] = []
  const words = new Intl.Segmenter(locale, { granularity: 'word' })
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = columns.at(-1)
    // What is no word (a comma, a bracket) stays with the word before it.
    const fits = last !== undefined && (!isWordLike || last.length + segment.length <= COLUMN)
    if (fits) columns[columns.length - 1] = last + segment
    else columns.push(segment)
  }
  return columns
}
