import createBidi from 'bidi-js'
import { unbindUnits } from '#lib/typography/unbind-units.ts'

const bidi = createBidi()

type Direction = 'ltr' | 'rtl'

/** A line as it is seen from left to right, without the invisible characters that order it. */
export function visualText(text: string, line: Direction): string {
  return unbindUnits(bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, line)))
}

/** Where each character of a line is seen, counted from the left. */
export function visualPlaces(text: string, line: Direction): number[] {
  const places: number[] = []
  const seen = bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text, line))
  for (const [place, character] of seen.entries()) places[character] = place
  return places
}
