import { withClosest } from './closest.ts'
import { correctionsOf } from './corrections.ts'
import { guess } from './guess.ts'
import { laterAttempts } from './later-attempts.ts'
import { suggestionOf } from './suggestion.ts'

/**
 * The second part of the search: what a query needs of which something is not found as it was typed. It is loaded apart,
 * because most queries name what the tree has.
 */
export const approximate = { withClosest, correctionsOf, guess, laterAttempts, suggestionOf }
export type Approximate = typeof approximate
