import { MOST_ASKED } from '#config/constants.ts'

/** Invisible marks of direction, which an address may contain: some of them reverse the rest of a line. */
const directions = /\p{Bidi_Control}/gu

/** As many whole words of a text as a search needs; each further word makes a search without results slower. */
export function beginningOf(typed: string): string {
  const text = typed.replace(directions, '')
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
