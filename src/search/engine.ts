import MiniSearch, { type SearchOptions } from 'minisearch'
import { type Entry, indexOptions } from './entry.ts'
import { isGroup } from './resistance-groups.ts'
import { type Compounds, simplySpelled, termsOf } from './words.ts'

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

type Step = SearchOptions & { compounds: Compounds }

const patient: Step = {
  compounds: 'apart',
  processTerm: simplySpelled,
  fuzzy: term => wrongLetters(term, 1)
}
/**
 * From the strict to the forgiving, and never mixed: words and beginnings, `2,4-D` as one word; then as three; then
 * `army worm` as one word; then with a wrong letter in a longer word; then with two. What matches as it is typed is not
 * diluted by what only resembles it.
 */
function attempts(query: string): [string, Step][] {
  return [
    [query, { compounds: 'whole' }],
    [query, { compounds: 'apart' }],
    ...withoutOneSpace(query).map((joined): [string, Step] => [joined, { compounds: 'apart' }]),
    [query, patient],
    [query, { ...patient, fuzzy: term => wrongLetters(term, 2) }]
  ]
}

function withoutOneSpace(query: string): string[] {
  const gaps = [...query.matchAll(/(?<=\p{L})\s+(?=\p{L})/gu)]
  return gaps.map(({ 0: gap, index }) => query.slice(0, index) + query.slice(index + gap.length))
}

export function engineOf(index: MiniSearch<Entry>): Engine {
  const isGroupWord = (word: string) => index.search(word, { fields: ['groups'] }).length > 0
  const ask = (query: string, { compounds, ...options }: Step) =>
    index.search(query, {
      tokenize: query => termsOf(query, compounds, isGroupWord),
      prefix: term => !isGroup(term),
      ...options
    }) as unknown as (Result & { queryTerms: string[] })[]
  return query => {
    for (const [asked, step] of attempts(query)) {
      const results = ask(asked, step)
      if (results.length > 0) return { results, isClose: false }
    }
    const enough = Math.ceil(termsOf(query, patient.compounds, isGroupWord).length / 2)
    const results = ask(query, { ...patient, combineWith: 'OR' }).filter(
      ({ queryTerms }) => new Set(queryTerms).size >= enough
    )
    // A wrong character spoils two pairs of a Chinese word: what is left of it is a typing error, not another word.
    return { results, isClose: results.length > 0 && !/\p{Script=Han}/u.test(query) }
  }
}

/** In short words, in numbers, in groups and in Chinese pairs another letter is another word. */
function wrongLetters(term: string, most: number): number | false {
  if (/[\p{N}\p{Script=Han}]/u.test(term) || isGroup(term)) return false
  if (term.length < 3 + most) return false
  return term.length < 8 ? most : 2
}
