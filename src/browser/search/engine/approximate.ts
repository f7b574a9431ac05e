import { matchSingleWords } from '#browser/search/answer/match-single-words.ts'
import { correctionsOf } from '#browser/search/spelling/corrections.ts'
import { fuzzyFallback } from '#browser/search/answer/fuzzy-fallback.ts'
import { laterAttempts } from '#browser/search/index/later-attempts.ts'
import { suggestionOf, typedIn } from '#browser/search/answer/suggestion.ts'

/**
 * The second part of the search: what a query needs of which something is not found as it was typed. It is loaded apart,
 * because most queries name what the tree has.
 */
export const approximate = {
  matchSingleWords,
  correctionsOf,
  fuzzyFallback,
  laterAttempts,
  suggestionOf,
  typedIn
}
export type Approximate = typeof approximate
