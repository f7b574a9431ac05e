import MiniSearch, { type SearchOptions } from 'minisearch'
import { type Entry, indexOptions } from './entry.ts'
import { termsOf } from './words.ts'

/** An entry that was found, and the words of the index by which it was. */
export type Result = Entry & { terms: string[] }

/** `close`: not all words were found; worth showing as a suggestion, not as an answer. */
export type Answer = { results: Result[]; isClose: boolean }

export type Engine = (query: string) => Answer

/** Opens an index that `buildIndex` made; in slices, so that typing goes on meanwhile. */
export async function openEngine(url: string): Promise<Engine> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index ${url} failed (HTTP ${response.status}).`)
  return engineOf(await MiniSearch.loadJSONAsync<Entry>(await response.text(), indexOptions))
}

/**
 * From the strict to the forgiving, and never mixed: whole words and beginnings; then with a wrong letter in a longer
 * word; then with two. A query that matches as it is typed is not diluted by what only resembles it.
 */
const patience: SearchOptions[] = [
  { prefix: true },
  { prefix: true, fuzzy: term => wrongLetters(term, 1) },
  { prefix: true, fuzzy: term => wrongLetters(term, 2) }
]

export function engineOf(index: MiniSearch<Entry>): Engine {
  const ask = (query: string, options: SearchOptions) =>
    index.search(query, options) as unknown as (Result & { queryTerms: string[] })[]
  return query => {
    const terms = termsOf(query)
    if (terms.length === 0) return { results: [], isClose: false }
    for (const options of patience) {
      const results = ask(query, options)
      if (results.length > 0) return { results, isClose: false }
    }
    const enough = Math.ceil(terms.length / 2)
    const results = ask(query, { ...patience[1], combineWith: 'OR' }).filter(
      ({ queryTerms }) => new Set(queryTerms).size >= enough
    )
    // A wrong character spoils two pairs of a Chinese word: what is left of it is a typing error, not another word.
    return { results, isClose: !/\p{Script=Han}/u.test(query) }
  }
}

/** In short words, in numbers and in Chinese pairs another letter is another word. */
function wrongLetters(term: string, most: number): number | false {
  if (/[\p{N}\p{Script=Han}]/u.test(term) || term.length < 3 + most) return false
  return term.length < 8 ? most : 2
}
