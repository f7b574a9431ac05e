import type { Approximate } from '#browser/search/engine/approximate.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import type { IndexLookup } from '#browser/search/query/translation.ts'
import type { NamedUse } from './uses.ts'

/** A found entry, the words of the index that matched, and those of the query that stand for one of them. */
export type Result = Entry & { terms: string[]; score: number; typed?: string[] }

/**
 * `translated`: the query in words of the tree. `isClose`: not all words were found, so the results are a suggestion and no
 * answer.
 */
export type Answer = {
  query: string
  translated: string[]
  /** What the tree does not have: for each typed name all names in English that it may mean. */
  absent: (readonly string[])[]
  /** The same as it was typed, where nothing is found. */
  lacked?: string
  results: Result[]
  isClose: boolean
  /** Each crop with a problem that the query names as a listed use; missing if it names none. */
  uses?: readonly Record<'crop' | 'problem', Entry>[]
  /** The ids of products that are left out because they state no group, and the query leaves out a group. */
  unstated?: readonly string[]
  /** Where nothing is found for a name that the tree does not have: the problems with it in theirs. */
  namesakes?: readonly Entry[]
  /** The crops and problems of a query, as it names them, where each is listed and no product has all of them. */
  apart?: readonly { words: string; count: number }[]
  /** Whether the other words find something, all of which is of what the query leaves out. */
  isAllLeftOut?: boolean
  /** The words for a topic in the query, which is about something of the catalogue. */
  topics?: string
  /**
   * What is not listed, as it was typed: of several crops and problems each two without a product; an organism whose name
   * is a word of another's; the strength of an ingredient.
   */
  unlisted?: readonly string[]
  /** The words by which something is shown all the same. */
  shownFor?: string
  /** The names and the other words of a query without results, each for itself. */
  words?: readonly string[]
  /** The most days to harvest that the query allows. Products that need more are among the results. */
  harvest?: number
}

/**
 * The ids of the crops, or of the problems, that all words of the query together name; empty if it may be either.
 * `uses`: the named problems in the named crops.
 */
export type Subjects = Record<'crop' | 'problem', readonly string[]> & { uses: readonly NamedUse[] }

/** The words of a query without results, the other words, and the number of results for those. */
type Instead = { words: string; rest: string; count: number }

/** Answers a query from the entries of these kinds; other kinds have no influence. */
export type Engine = (
  text: string,
  kinds?: readonly Kind[]
) => Answer & { named: Subjects; instead?: Instead }

/**
 * An opened search. What is asked of the engine, or of `approximate`, is asked in `whenLoaded`, which loads the second
 * part of the code if the answer needs it. It fails if that part does not arrive.
 */
export type Search = {
  engine: Engine
  lang: string
  lookUp: IndexLookup
  approximate: () => Approximate
  whenLoaded: <Answered>(ask: () => Answered) => Promise<Answered>
}
