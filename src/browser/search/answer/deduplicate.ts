import type { Result } from './answer.ts'

/** Each entry once, the best first, with all words by which it was found. */
export function deduplicate<Found extends Result>(results: readonly Found[]): Found[] {
  const sorted = results.toSorted((one, other) => other.score - one.score)
  const byId = Map.groupBy(sorted, ({ id }) => id)
  return [...byId.values()].flatMap(([best, ...others]) =>
    best ? { ...best, terms: [...new Set([best, ...others].flatMap(({ terms }) => terms))] } : []
  )
}
