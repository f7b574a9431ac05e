import { lineWidth } from './outlines.ts'

type Title = { lines: string[]; size: number }

const SIZES = [124, 108, 94, 82, 72, 62, 54]
const MOST_LINES = 3
/** At this size or above, one line is better than two larger ones. */
const LARGE = 82

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Scripts without spaces between words, and their punctuation. */
const unspaced =
  /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]$/u

/** A piece that must not break, and its width in ems with and without the space after it. */
type Piece = { text: string; width: number; bare: number }

/**
 * A title in one large line, otherwise as large as fits in three; one that is too long at the smallest size is
 * shortened.
 */
export function titleLines(title: string, width: number): Title {
  const whole = lineWidth(title)
  const large = SIZES.find(size => size >= LARGE && whole * size <= width)
  if (large) return { lines: [title], size: large }
  const pieces = breakable(title).map(measured)
  for (const size of SIZES) {
    const lines = broken(pieces, width / size)
    const isFit = lines.every(line => line.bare * size <= width)
    if (lines.length <= MOST_LINES && isFit) return { lines: lines.map(textOf), size }
  }
  const size = SIZES.at(-1) ?? 0
  const lines = broken(pieces, width / size)
  return { lines: shortened(lines.map(textOf), width / size), size }
}

function measured(text: string): Piece {
  return { text, width: lineWidth(text), bare: lineWidth(text.trimEnd()) }
}

function textOf({ text }: Piece): string {
  return text.trimEnd()
}

/**
 * The pieces of a title: words with the punctuation and spaces after them, and an opening bracket with its content.
 */
function breakable(title: string): string[] {
  const pieces: string[] = []
  let before = ''
  for (const { segment, isWordLike } of words.segment(title.trim())) {
    const opens = /^\p{Ps}/u.test(segment)
    const mayBreak = before === '' || /\s$/.test(before) || unspaced.test(before)
    const starts = (isWordLike === true || opens) && mayBreak && !/\p{Ps}$/u.test(before)
    if (starts) pieces.push(segment)
    else pieces.push((pieces.pop() ?? '') + segment)
    before = segment
  }
  return pieces
}

/** Fills each line as far as possible. */
function broken(pieces: readonly Piece[], width: number): Piece[] {
  const lines: Piece[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last && last.width + piece.bare <= width) lines[lines.length - 1] = joined(last, piece)
    else lines.push(piece)
  }
  return lines
}

function joined(line: Piece, { text, width, bare }: Piece): Piece {
  return { text: line.text + text, width: line.width + width, bare: line.width + bare }
}

function shortened(lines: readonly string[], width: number): string[] {
  return lines.slice(0, MOST_LINES).map((line, index) => {
    const isCut = index === MOST_LINES - 1 && lines.length > MOST_LINES
    if (!isCut && lineWidth(line) <= width) return line
    return longestFitting(line, width)
  })
}

/**
 * As much of a line as fits before an ellipsis. A binary search needs few widths, and each is exact, because letters
 * join.
 */
function longestFitting(line: string, width: number): string {
  const letters = Array.from(line)
  const ended = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let [fits, tooMany] = [1, letters.length + 1]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (lineWidth(ended(middle)) <= width) fits = middle
    else tooMany = middle
  }
  return ended(fits)
}
