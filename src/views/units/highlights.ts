import type { LocalizedText } from '#lib/localized-text.ts'

/** A part of a sentence; a highlighted one is drawn on a piece of paper of its own. */
export type SentencePart = { text: string; isHighlight: boolean }

/** As many as there are colours of paper. */
const MOST = 6

/** From the first figure to the last, and the word after it: `45 to 95 days`. */
const FIGURES = /\d[\d.,]*(?:.{1,8}?\d[\d.,]*)*/u

const CLOSING = /^[.,;:!?…،؛؟，。、；：！？]$/u

/**
 * Splits a sentence into plain and highlighted parts: figures with what they count, and long words, are
 * highlighted. Translators mark nothing.
 */
export function highlightsOf({ text, lang }: LocalizedText, locale: string): SentencePart[] {
  const words = [...new Intl.Segmenter(lang ?? locale, { granularity: 'word' }).segment(text)]
  const figures = FIGURES.exec(text)
  const first = figures?.index ?? text.length
  const counted = words.find(
    word => word.isWordLike && word.index >= first + (figures?.[0].length ?? 0)
  )
  const last = counted ? counted.index + counted.segment.length : text.length

  const parts: SentencePart[] = []
  let highlights = 0
  for (const { segment, index, isWordLike } of words) {
    const isFigure = index >= first && index < last
    const isHighlight = isFigure || (isWordLike === true && isLong(segment))
    const before = parts.at(-1)
    const goesOn = before?.isHighlight === isHighlight && (isFigure ? index > first : !isHighlight)
    // A comma belongs to its word: otherwise it would follow the gap after a highlight.
    const closes = before?.isHighlight === true && CLOSING.test(segment)
    if (goesOn || closes) before.text += segment
    else {
      parts.push({ text: segment, isHighlight: isHighlight && highlights < MOST })
      if (isHighlight) highlights += 1
    }
  }
  return parts.flatMap((part, index) =>
    touch(parts[index - 1], part) ? [{ text: ' ', isHighlight: false }, part] : [part]
  )
}

/** Chinese and Thai write no space between words, but a highlight needs a gap around it. */
function touch(before: SentencePart | undefined, part: SentencePart): boolean {
  if (!before) return false
  const ends = before.isHighlight || (part.isHighlight && /[\p{L}\p{M}\p{N}]$/u.test(before.text))
  return ends && /^[\p{L}\p{N}]/u.test(part.text)
}

/** Han writes a word in two characters, and Arabic and Hebrew leave out most vowels. */
function isLong(word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return word.length >= 2
  return word.length >= (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word) ? 4 : 6)
}
