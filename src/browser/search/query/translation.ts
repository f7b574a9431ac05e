import type { Entry } from '#browser/search/index/entry.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import type { NameAtStart } from './negation.ts'

export type Subject = Pick<Entry, 'id' | 'kind' | 'title'>

/** A crop and a problem as they were typed, and what they mean. */
export type NamedPair = { text: string; crops: Subject[]; problems: Subject[] }

/**
 * What to search for. `queries` are alternatives. `isExact`: all words are names, so they are searched as whole words.
 * `arePageWords`: the words name a page or a document. `absent`: for each typed name that nothing in the tree has, all that
 * it may mean. `named`: the typed words that are names.
 */
export type Translation = {
  queries: string[]
  /** The queries without unknown words, for when `queries` find nothing. */
  withoutUnknownWords: string[]
  isExact: boolean
  arePageWords: boolean
  absent: (readonly string[])[]
  /** The typed words: those of absent names, and the rest. */
  typed: { absent: string; rest: string }
  named: string[]
  /** The names and the other words of the query, each for itself. */
  words: string[]
  /** The typed words for a topic that are left out, because something of the catalogue is named beside them. */
  topics?: string
  /** The named crops, and the crops that are part of a problem's name: `scab of apples`. */
  crops: Subject[]
  cropsWithin: Subject[]
  problems: Subject[]
  /** Whether products are named by an ingredient, its class, or their family. */
  isOfProducts: boolean
  /** The typed words for what the tree does not have, although the other words find something. */
  unlisted: readonly string[]
  /** The typed words that are searched, where words are left out that nothing is listed by. */
  shownFor?: string
  /** Each crop with each problem, where several of them are named. */
  pairs: NamedPair[]
  /** The words for all problems of a kind: `diseases`. */
  kinds: readonly string[]
  /** Whether a word is only a part of names, or may be a time of use: it names none of those problems. */
  isPartOfNames: boolean
}

export type Translate = ((query: string, kinds: readonly Kind[]) => Translation) & {
  /** The ingredient, its class, or the brand with which a text begins. */
  nameAtStart: (text: string) => NameAtStart | undefined
}

/**
 * What a translation needs to know of a tree's index. The index is a parameter, so that both files load at the same
 * time.
 */
export type IndexLookup = {
  entriesOf: (kinds: readonly Kind[]) => Entry[]
  /** Whether entries of these kinds have all words of a text. */
  isKnown: (text: string, kinds: readonly Kind[]) => boolean
  /** Whether a text is the whole name of an entry. */
  isName: (text: string, kinds: readonly Kind[]) => boolean
  /** Whether the name of an entry has all words of a name. Texts are left out, because a text names many things. */
  isNamed: (name: string, kinds: readonly Kind[]) => boolean
  areStopWords: (text: string) => boolean
}
