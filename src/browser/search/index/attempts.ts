import type { SearchOptions } from 'minisearch'
import { isGroup } from '#browser/search/words/resistance-groups.ts'
import type { Compounds } from '#browser/search/words/words.ts'

/** One way to query the index: which words, and how strictly. */
export type Attempt = SearchOptions & {
  asked: string
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
  if (query.trim().length > 1) yield { asked: query, compounds: 'whole' }
  yield { asked: query, compounds: 'whole', prefix: term => !isGroup(term) }
  yield { asked: query, compounds: 'apart' }
}

/** Whole words only: a name is not the beginning of another. */
export function exactly(asked: string): Attempt {
  return { asked, compounds: 'whole', prefix: false }
}
