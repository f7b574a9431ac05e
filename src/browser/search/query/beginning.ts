import { MOST_ASKED } from '#config/constants.ts'

/**
 * What an address may contain that nobody typed: invisible marks of direction, some of which reverse the rest of a line,
 * and words with a character that could not be read.
 */
const unreadable = /\p{Bidi_Control}|\S*\ufffd\S*/gu

/** As many whole words of a text as a search needs; each further word makes a search without results slower. */
export function beginningOf(typed: string): string {
  const text = typed.replace(unreadable, '')
  const { letters, words } = MOST_ASKED
  const dictionary = new Intl.Segmenter('en', { granularity: 'word' })
  let count = 0
  for (const { segment, index, isWordLike } of dictionary.segment(text)) {
    if (!isWordLike) continue
    count += 1
    if (count > words || index + segment.length > letters)
      return text.slice(0, index).trim() || text.trim().slice(0, letters)
  }
  return text
}
