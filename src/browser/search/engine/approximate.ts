import { withClosest } from '#browser/search/answer/closest.ts'
import { correctionsOf } from '#browser/search/spelling/corrections.ts'
import { guess } from '#browser/search/answer/guess.ts'
import { laterAttempts } from '#browser/search/index/later-attempts.ts'
import { suggestionOf } from '#browser/search/answer/suggestion.ts'

/**
 * The second part of the search: what a query needs of which something is not found as it was typed. It is loaded apart,
 * because most queries name what the tree has.
 */
export const approximate = { withClosest, correctionsOf, guess, laterAttempts, suggestionOf }
export type Approximate = typeof approximate
