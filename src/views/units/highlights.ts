import type { LocalizedText } from '#lib/localized-text.ts'

/** A part of a sentence; a slip is written on a piece of paper of its own. */
export type SentencePart = { text: string; isSlip: boolean }

/** There are so many colours of paper. */
const MOST = 6

/** From the first figure to the last, and the word after it: `45 to 95 days`. */
const FIGURES = /\d[\d.,]*(?:.{1,8}?\d[\d.,]*)*/u

const CLOSING = /^[.,;:!?…،؛؟，。、；：！？]$/u

/**
 * A sentence as a form that has been filled in: its figures with what they count are a slip, and so are its
 * long words. Nothing is asked of translators.
 */
export function slipsOf({ text, lang }: LocalizedText, locale: string): SentencePart[] {
  const words = [...new Intl.Segmenter(lang ?? locale, { granularity: 'word' }).segment(text)]
  const figures = FIGURES.exec(text)
  const first = figures?.index ?? text.length
  const counted = words.find(
    word => word.isWordLike && word.index >= first + (figures?.[0].length ?? 0)
  )
  const last = counted ? counted.index + counted.segment.length : text.length

  const parts: SentencePart[] = []
  let slips = 0
  for (const { segment, index, isWordLike } of words) {
    const isFigure = index >= first && index < last
    const isSlip = isFigure || (isWordLike === true && isLong(segment))
    const before = parts.at(-1)
    const goesOn = before?.isSlip === isSlip && (isFigure ? index > first : !isSlip)
    // A comma belongs to its word: left behind, it would stand after the gap that a slip keeps.
    const closes = before?.isSlip === true && CLOSING.test(segment)
    if (goesOn || closes) before.text += segment
    else {
      parts.push({ text: segment, isSlip: isSlip && slips < MOST })
      if (isSlip) slips += 1
    }
  }
  return parts.flatMap((part, index) =>
    touch(parts[index - 1], part) ? [{ text: ' ', isSlip: false }, part] : [part]
  )
}

/** Chinese and Thai write no space between words, but a slip of paper stands apart. */
function touch(before: SentencePart | undefined, part: SentencePart): boolean {
  if (!before) return false
  const ends = before.isSlip || (part.isSlip && /[\p{L}\p{M}\p{N}]$/u.test(before.text))
  return ends && /^[\p{L}\p{N}]/u.test(part.text)
}

/** Han writes a word in two characters, and Arabic and Hebrew leave out most vowels. */
function isLong(word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return word.length >= 2
  return word.length >= (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word) ? 4 : 6)
}
