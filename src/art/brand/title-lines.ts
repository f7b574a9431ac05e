import { lineWidth } from './outlines.ts'

type Title = { lines: string[]; size: number }

const SIZES = [124, 108, 94, 82, 72, 62, 54]
const MOST_LINES = 3
/** From this size on one line is better than two larger ones. */
const LARGE = 82

/** A title in one large line, else as large as it fits in three; one that is too long even when small loses its end. */
export function titleLines(title: string, width: number): Title {
  const large = SIZES.find(size => size >= LARGE && lineWidth(title) * size <= width)
  if (large) return { lines: [title], size: large }
  for (const size of SIZES) {
    const lines = broken(title, width / size)
    if (lines.length <= MOST_LINES && lines.every(line => lineWidth(line) * size <= width))
      return { lines, size }
  }
  const size = SIZES.at(-1) ?? 0
  return { lines: shortened(broken(title, width / size), width / size), size }
}

/** Each line as full as it gets. */
function broken(title: string, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && lineWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortened(lines: readonly string[], width: number): string[] {
  return lines.slice(0, MOST_LINES).map((line, index) => {
    const isCut = index === MOST_LINES - 1 && lines.length > MOST_LINES
    let end = line.length
    const ended = () => line.slice(0, end).trimEnd() + (isCut || end < line.length ? '…' : '')
    while (end > 1 && lineWidth(ended()) > width) end--
    return ended()
  })
}
