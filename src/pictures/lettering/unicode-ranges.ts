/** The first and the last code point of letters. */
export type Range = readonly [from: number, to: number]

/** Ranges as style sheets write them: `U+0-FF,U+131`. */
export function parseRanges(ranges: string): Range[] {
  return ranges.split(',').map(range => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
