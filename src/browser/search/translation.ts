import type { Entry, Kind } from './entry.ts'

export type Subject = Pick<Entry, 'id' | 'kind' | 'title'>

/**
 * What to search for: `queries` are alternatives. `isExact`: all words are names, so that none is the beginning of
 * another. `areAsides`: they name a page or a document. `absent` are names that nothing in the tree has. `named`: the
 * words of the query that are names, as they were typed.
 */
export type Translation = {
  queries: string[]
  /** What to search for if that finds nothing: without words that nothing in the tree has. */
  otherwise: string[]
  isExact: boolean
  areAsides: boolean
  absent: string[]
  /** The words of the query for them, and for what the tree has, as they were typed. */
  typed: { absent: string; rest: string }
  named: string[]
  /** The ids of the crops that are named, and of those within the names of the problems: `scab of apples`. */
  crops: string[]
  cropsWithin: string[]
  problems: Subject[]
}

export type Translate = (query: string, kinds: readonly Kind[]) => Translation

/** The questions of the translation to the index of a tree. The index is a parameter, so that both are loaded at the same time. */
export type IndexLookup = {
  entriesOf: (kinds: readonly Kind[]) => Entry[]
  /** Whether entries of these kinds have all words of a text. */
  isKnown: (text: string, kinds: readonly Kind[]) => boolean
  /** Whether a text is one of their names as a whole. */
  isName: (text: string, kinds: readonly Kind[]) => boolean
  /** Whether one of their names has all words of a name; texts are about many things. */
  isNamed: (name: string, kinds: readonly Kind[]) => boolean
  areParticles: (text: string) => boolean
}
