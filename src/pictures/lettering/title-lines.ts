import { lineWidth } from './outlines.ts'

type Title = { lines: string[]; size: number }

const SIZES = [124, 108, 94, 82, 72, 62, 54]
const MOST_LINES = 3
/** From this size on one line is better than two larger ones. */
const LARGE = 82

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Scripts that put no spaces between words, and their signs. */
const unspaced =
  /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]$/u

/** What stays on one line, and how wide it is in ems with the space after it and without. */
type Piece = { text: string; width: number; bare: number }

/** A title in one large line, else as large as it fits in three; one that is too long even when small loses its end. */
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

/** What stays together: words with the signs and spaces after them, and what opens a bracket with what is in it. */
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

/** Each line as full as it gets. */
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

/** As much of a line as fits before an ellipsis. Halving asks for few widths, and each is exact: letters lean and join. */
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
