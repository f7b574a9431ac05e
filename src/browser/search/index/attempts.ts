import type { SearchOptions } from 'minisearch'
import { isGroup } from '#browser/search/words/resistance-groups.ts'
import type { Compounds } from '#browser/search/words/words.ts'

/** One way to query the index: which words, and how strictly. */
export type Attempt = SearchOptions & {
  query: string
  compounds: Compounds
  /** Whether the first letter may be wrong too. That error is rare, and `price` is not rice. */
  withAnyFirst?: boolean
}

/**
 * The attempts to find words as they were typed, from strict to forgiving: words, as prefixes where they are long, then
 * all as prefixes; `2,4-D` and a run of Thai as one word; then in parts. Each runs only if the one before finds nothing,
 * so that exact matches are not mixed with similar ones. Those of `later-attempts.ts` follow.
 */
export function* attempts(query: string): Generator<Attempt> {
  // A single letter is not yet a word.
  if (query.trim().length > 1) yield { query, compounds: 'whole' }
  yield { query, compounds: 'whole', prefix: term => !isGroup(term) }
  yield { query, compounds: 'apart' }
}

/** Whole words only: a name is not the beginning of another. */
export function exactly(query: string): Attempt {
  return { query, compounds: 'whole', prefix: false }
}
