import MiniSearch from 'minisearch'
import { normalise } from '#lib/normalise.ts'
import type { Entry } from './entry.ts'
import type { Kind } from './kinds.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { namesInLine } from '#browser/search/words/names-in-line.ts'
import type { IndexLookup } from '#browser/search/query/translation.ts'
import { termsOf, wordsOf } from '#browser/search/words/words.ts'

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

/** Whether a word is one for a resistance group in the index: `grupo`. */
export const groupWordsOf =
  (index: MiniSearch<Entry>) =>
  (word: string): boolean =>
    index.search(word, { fields: ['groups'] }).length > 0

/** Whether one of an entry's names has all these terms. */
export const hasName = ({ title, line = '', names = [] }: Entry, terms: readonly string[]) =>
  [title, ...namesInLine(line), ...names].some(own => hasAll(own, terms))

/** Whether a single name of the entry contains the whole query; words from different names match by chance. */
export function isCalled({ title, names = [] }: Entry, query: string): boolean {
  const wanted = normalise(query.trim())
  return [title, ...names].some(name => normalise(name).includes(wanted))
}

function hasAll(name: string, terms: readonly string[]): boolean {
  const own = new Set(wordsOf(name).map(({ term }) => term))
  return terms.every(term => own.has(term))
}
