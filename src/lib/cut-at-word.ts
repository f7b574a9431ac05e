const HALF_A_PAIR = /[\ud800-\udbff]$/

/** The beginning of a text, at most so many characters with the "…" that says so; whole words, unless one is half of it. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 1)
  const start = text.slice(0, end > most / 2 ? end : most - 1)
  return `${start.replace(HALF_A_PAIR, '').trimEnd()}…`
}
