import MiniSearch from 'minisearch'
import { normalise } from '#lib/normalise.ts'
import type { Entry } from './entry.ts'
import { hasName } from './entry-names.ts'
import type { Kind } from './kinds.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import type { IndexLookup } from '#browser/search/query/translation.ts'
import { termsOf } from '#browser/search/words/words.ts'

/** Looks up in an index what a translation needs to know. */
export function lookUpIn(index: MiniSearch<Entry>): IndexLookup {
  const withAll = (words: string, kinds: readonly Kind[]) =>
    index.search(words, {
      tokenize: query => termsOf(query, 'whole'),
      prefix: false,
      filter: ({ kind }) => kinds.includes(kind as Kind)
    }) as unknown as Entry[]
  return {
    areStopWords,
    entriesOf: kinds =>
      index.search(MiniSearch.wildcard, {
        filter: ({ kind }) => kinds.includes(kind as Kind)
      }) as unknown as Entry[],
    isKnown: (text, kinds) => withAll(text, kinds).length > 0,
    isName: (text, kinds) => {
      const wanted = normalise(text)
      return withAll(text, kinds).some(({ title, names = [] }) =>
        [title, ...names].some(name => normalise(name) === wanted)
      )
    },
    isNamed: (name, kinds) => {
      const terms = termsOf(name, 'whole')
      return withAll(name, kinds).some(
        entry => terms.length === 1 || entry.kind === 'post' || hasName(entry, terms)
      )
    }
  }
}
