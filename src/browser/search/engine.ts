import MiniSearch from 'minisearch'
import { type Attempt, attempts, guesses, isLong } from './attempts.ts'
import { beginningOf } from './beginning.ts'
import { type Entry, indexOptions, type Kind, kinds as allKinds } from './entry.ts'
import { normalise } from '#browser/base/normalise.ts'
import { withoutParticles } from './particles.ts'
import { isForAny, namedUses } from './uses.ts'
import { type Compounds, termsOf } from './words.ts'

/** A found entry, and the words of the index that matched. */
export type Result = Entry & { terms: string[]; score: number }

/** `isClose`: not all words were found; worth showing as a suggestion, not as an answer. */
export type Answer = { query: string; results: Result[]; isClose: boolean }

/**
 * The crops, or the problems, that all the words together name, by their ids in the index; empty where it may be
 * either.
 */
export type Subjects = Record<'crop' | 'problem', readonly string[]>

/** Answers a query from the entries of these kinds; other kinds have no influence. */
export type Engine = (text: string, kinds?: readonly Kind[]) => Answer & { named: Subjects }

/** Opens an index of `buildIndex`, in slices, so that typing stays responsive. */
export async function openEngine(url: string): Promise<Engine> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index ${url} failed (HTTP ${response.status}).`)
  return engineOf(await MiniSearch.loadJSONAsync<Entry>(await response.text(), indexOptions))
}

export function engineOf(index: MiniSearch<Entry>): Engine {
  const isGroupWord = (word: string) => index.search(word, { fields: ['groups'] }).length > 0
  const termsIn = (query: string, compounds: Compounds) => termsOf(query, compounds, isGroupWord)
  /** Whether a product is called so: EC is a term of the trade, `for` is not. */
  const isName = (word: string) =>
    index.search(word, { fields: ['title'], filter: ({ kind }) => kind === 'product' }).length > 0

  const ask = ({ asked, compounds, withAnyFirst, ...options }: Attempt, kinds: readonly Kind[]) =>
    index.search(asked, {
      tokenize: query => termsIn(query, compounds),
      prefix: isLong,
      filter: ({ kind, terms, queryTerms }) =>
        kinds.includes(kind as Kind) && (withAnyFirst === true || startAlike(terms, queryTerms)),
      ...options
    }) as unknown as (Result & { queryTerms: string[] })[]

  /** The words of a crop and of a problem find products by a use for both, as the filters do. */
  const askForUses = (attempt: Attempt, kinds: readonly Kind[]) => {
    const results = ask(attempt, kinds)
    if (results.every(({ uses }) => uses === undefined)) return results
    const anyWord = { ...attempt, combineWith: 'OR' } as const
    const uses = namedUses(ask(anyWord, ['problem']), ask(anyWord, ['crop']))
    if (uses.length === 0) return results
    return results.filter(result => isForAny(uses, result) || isCalled(result, attempt.asked))
  }

  const subjectsOf = (attempt: Attempt): Subjects => {
    const crop = ask(attempt, ['crop']).map(({ id }) => id)
    const problem = ask(attempt, ['problem']).map(({ id }) => id)
    return crop.length > 0 && problem.length > 0 ? noSubjects : { crop, problem }
  }

  return (text, kinds = allKinds) => {
    const query = beginningOf(text)
    const [first = query, ...others] = withoutParticles(query, isName)
    for (const asked of [first, ...others])
      for (const attempt of attempts(asked)) {
        const results = askForUses(attempt, kinds)
        if (results.length > 0)
          return { query, results, isClose: false, named: subjectsOf(attempt) }
      }
    const enough = Math.ceil(termsIn(first, 'apart').length / 2)
    for (const guess of guesses(first)) {
      const results = askForUses(guess, kinds).filter(
        ({ queryTerms }) => new Set(queryTerms).size >= enough
      )
      // A wrong character affects two pairs of a Chinese word: what remains is a typing error, not
      // another word.
      const isClose = !/\p{Script=Han}/u.test(query)
      if (results.length > 0) return { query, results, isClose, named: noSubjects }
    }
    return { query, results: [], isClose: false, named: noSubjects }
  }
}

/** Whether a single name of the entry contains the whole query; words from different names match by chance. */
function isCalled({ title, names = [] }: Entry, asked: string): boolean {
  const wanted = normalise(asked.trim())
  return [title, ...names].some(name => normalise(name).includes(wanted))
}

const noSubjects: Subjects = { crop: [], problem: [] }

function startAlike(terms: readonly string[], asked: readonly string[]): boolean {
  return terms.every(term => asked.some(word => term.startsWith(word.slice(0, 1))))
}
