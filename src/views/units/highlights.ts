import type { LocalizedText } from '#lib/localized-text.ts'

/**
 * A part of a sentence. A highlighted one is drawn on a piece of paper of its own, with the sign that `closes` it after
 * it, and the short word that `opens` it in front of it, on its line.
 */
export type SentencePart = { text: string; isHighlight: boolean; opens?: string; closes?: string }

/** As many as there are colours of paper. */
const MOST = 6

/** From the first figure to the last, and the word after it: `45 to 95 days`. */
const FIGURES = /\d[\d.,]*(?:.{1,8}?\d[\d.,]*)*/u

const CLOSING = /^[.,;:!?…،؛؟，。、；：！？]$/u

const END = /^[.!?…؟。！？]$/u

/** A preposition or the like, which no line should end with. */
const SHORT_WORD =
  /(?<!\S)(?:[\p{Script=Latin}\p{Script=Cyrillic}]{1,3} |\p{Script=Thai}{1,5} |(?:\p{Script=Arabic}{1,4} ){1,2})$/u

/** What a text has in square brackets, and the sign that closes it. */
const MARKED = /\[([^[\]]+)\]([.,;:!?…،؛؟，。、；：！？]?)/gu

/**
 * Splits a sentence into plain and highlighted parts: what it has in square brackets, or, where it has none, figures
 * with what they count, and long words.
 */
export function highlightsOf(title: LocalizedText, locale: string): SentencePart[] {
  const marked = markedParts(title.text)
  const parts = marked.length > 0 ? marked : foundParts(title, locale)
  const spaced = parts.flatMap((part, index) =>
    touch(parts[index - 1], part) ? [{ text: ' ', isHighlight: false }, part] : [part]
  )
  return opened(spaced).map((part, index, all) => (index === all.length - 1 ? ended(part) : part))
}

/** Moves the short word before a highlight to it. */
function opened(parts: readonly SentencePart[]): SentencePart[] {
  return parts
    .map((part, index): SentencePart => {
      const before = part.isHighlight ? (parts[index - 1]?.text ?? '') : ''
      const opens = SHORT_WORD.exec(before)?.[0]
      if (opens) return { ...part, opens }
      const isBefore = !part.isHighlight && parts[index + 1]?.isHighlight
      return isBefore ? { ...part, text: part.text.replace(SHORT_WORD, '') } : part
    })
    .filter(({ text }) => text !== '')
}

/** The sign that ends the sentence is on the last highlight: alone after it, it would stand on the ground. */
function ended(part: SentencePart): SentencePart {
  if (!part.isHighlight || !part.closes || !END.test(part.closes)) return part
  const { closes, ...rest } = part
  return { ...rest, text: part.text + closes }
}

/** None where the text has no square brackets. */
function markedParts(text: string): SentencePart[] {
  const parts: SentencePart[] = []
  let [end, highlights] = [0, 0]
  for (const { 0: whole, 1: marked = '', 2: closing = '', index } of text.matchAll(MARKED)) {
    if (index > end) parts.push({ text: text.slice(end, index), isHighlight: false })
    const isHighlight = highlights < MOST
    if (isHighlight) parts.push({ text: marked, isHighlight, ...(closing && { closes: closing }) })
    else parts.push({ text: marked + closing, isHighlight })
    end = index + whole.length
    highlights += 1
  }
  if (end > 0 && end < text.length) parts.push({ text: text.slice(end), isHighlight: false })
  return parts
}

function foundParts({ text, lang }: LocalizedText, locale: string): SentencePart[] {
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
    if (goesOn) before.text += segment
    else if (closes) before.closes = (before.closes ?? '') + segment
    else {
      parts.push({ text: segment, isHighlight: isHighlight && highlights < MOST })
      if (isHighlight) highlights += 1
    }
  }
  return parts
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
