import { MOST_ASKED } from '#config/constants.ts'

/** Some of these marks reverse the rest of a line; an address may bring them into the words of the page. */
const directions = /\p{Bidi_Control}/gu

/** As many whole words of a text as a search needs; each more makes a search without results slower. */
export function beginningOf(asked: string): string {
  const text = asked.replace(directions, '')
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
