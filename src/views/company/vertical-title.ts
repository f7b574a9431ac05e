/** A title that is set vertically in Chinese: downwards, in columns. */
export type VerticalTitle = { text: string; columns: string[] }

export function verticalTitle(text: string, locale: string): VerticalTitle {
  return { text, columns: columnsOf(text, locale) }
}

/** Characters in a column of vertical text. */
const COLUMN = 6

/**
 * Splits a text written without spaces into columns of a few characters, between words. Columns instead of
 * `writing-mode`, because some systems have fonts without vertical metrics, which print all characters on one spot. A
 * text in letters has no columns.
 */
export function columnsOf(text: string, locale: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return []
  const columns: string[] = []
  const words = new Intl.Segmenter(locale, { granularity: 'word' })
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = columns.at(-1)
    // A comma or bracket stays with the word before it.
    const fits = last !== undefined && (!isWordLike || last.length + segment.length <= COLUMN)
    if (fits) columns[columns.length - 1] = last + segment
    else columns.push(segment)
  }
  return columns
}
