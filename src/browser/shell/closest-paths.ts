/** Longer than the name of any screen; a longer path is no typing error. */
const MAX_LENGTH = 40

/** Known paths that a missing path may have meant, the most likely first. */
export function closestPaths(asked: string, known: readonly string[]): string[] {
  const screen = screenOf(asked)
  return known
    .filter(path => screenOf(path) !== '')
    .map(path => ({ path, away: distance(screen, screenOf(path)), length: path.length }))
    .filter(({ away }) => away <= screen.length / 3)
    .sort((one, other) => one.away - other.away || one.length - other.length)
    .map(({ path }) => path)
}

/** The part of a path after the tree: the `news` of `/br/news/17`. */
function screenOf(path: string): string {
  return (path.split('/')[2] ?? '').toLowerCase().slice(0, MAX_LENGTH)
}

/** How many letters differ; one where a name is a prefix of the other: `contact`, `contact-us`. */
function distance(one: string, other: string): number {
  const isStart = one.length > 2 && (other.startsWith(one) || one.startsWith(`${other}-`))
  return isStart && one !== other ? 1 : edits(one, other)
}

/** How many letters must be inserted, deleted or replaced (Levenshtein). */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [index, wanted] of Array.from(other).entries()) {
      const changed = (row[index] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
