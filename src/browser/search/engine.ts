import MiniSearch from 'minisearch'
import { type Attempt, attempts, exactly, guesses, isLong } from './attempts.ts'
import { beginningOf } from './beginning.ts'
import type { Names } from './dictionary.ts'
import { type Entry, indexOptions, type Kind, kinds as allKinds } from './entry.ts'
import { normalise } from '#lib/normalise.ts'
import { isForUse, isMeant } from './meant.ts'
import { lookUpIn } from './look-up.ts'
import { withoutParticles } from './particles.ts'
import type { translatorOf as TranslatorOf } from './translate.ts'
import type { Translate, Translation } from './translation.ts'
import { isForAny, type NamedUse, namedUses, onlyUse } from './uses.ts'
import { withoutDoubles } from './without-doubles.ts'
import { type Compounds, termsOf } from './words.ts'

/** A found entry, the words of the index that matched, and those of the query that stand for one of them. */
export type Result = Entry & { terms: string[]; score: number; typed?: string[] }

/** `asked`: the query in words of the tree. `isClose`: not all words were found; worth showing as a suggestion, not as an answer. */
export type Answer = {
  query: string
  asked: string[]
  /** Names, in English, of what nothing in the tree is called. */
  absent: string[]
  results: Result[]
  isClose: boolean
  /** The crop and the problem of the one listed use that is named, if it is one. */
  use?: Record<'crop' | 'problem', Entry>
}

/**
 * The crops, or the problems, that all the words together name, by their ids in the index; empty where it may be
 * either. `uses`: those of a problem in crops that they name.
 */
export type Subjects = Record<'crop' | 'problem', readonly string[]> & { uses: readonly NamedUse[] }

/** The words of a query for which nothing is listed, the other words, and the number of results for these. */
type Instead = { words: string; rest: string; count: number }

/** Answers a query from the entries of these kinds; other kinds have no influence. */
export type Engine = (
  text: string,
  kinds?: readonly Kind[]
) => Answer & { named: Subjects; instead?: Instead }

/** Opens an index of `buildIndex`, in slices, so that typing stays responsive. */
export async function openEngine(
  index: string,
  names: string,
  translatorOf: typeof TranslatorOf
): Promise<Engine> {
  const opened = await MiniSearch.loadJSONAsync<Entry>(index, indexOptions)
  await nextTask()
  const engine = engineOf(opened, translatorOf(lookUpIn(opened), JSON.parse(names) as Names))
  await nextTask()
  // The first query also reads the names of all crops and problems, for which the first letter would wait.
  engine('-')
  await nextTask()
  return engine
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Without names, a query is asked as it was typed. */
const asTyped: Translate = query => ({
  queries: [query],
  otherwise: [],
  isExact: false,
  areAsides: false,
  absent: [],
  typed: { absent: '', rest: '' },
  named: [],
  crops: [],
  cropsWithin: [],
  problems: []
})

export function engineOf(index: MiniSearch<Entry>, translate: Translate = asTyped): Engine {
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
    if (results.every(({ uses }) => uses === undefined)) return { results, uses: [] }
    const anyWord = { ...attempt, combineWith: 'OR' } as const
    const uses = namedUses(ask(anyWord, ['problem']), ask(anyWord, ['crop']))
    if (uses.length === 0) return { results, uses }
    const isAsked = (result: Result & { queryTerms: string[] }) =>
      isForAny(uses, result) || isCalled(result, attempt.asked)
    return { results: results.filter(isAsked), uses }
  }

  const subjectsOf = (attempt: Attempt, uses: readonly NamedUse[]): Subjects => {
    const crop = ask(attempt, ['crop']).map(({ id }) => id)
    const problem = ask(attempt, ['problem']).map(({ id }) => id)
    return crop.length > 0 && problem.length > 0 ? { ...noSubjects, uses } : { crop, problem, uses }
  }

  const answerExactly = (
    query: string,
    kinds: readonly Kind[],
    { isExact, areAsides }: Translation
  ) => {
    for (const asked of withoutParticles(query, isName))
      for (const attempt of [...(isExact ? [exactly(asked)] : []), ...attempts(asked)]) {
        const { results, uses } = askForUses(attempt, kinds)
        if (results.length > 0) return { results, named: subjectsOf(attempt, uses) }
        if (areAsides) break
      }
    return { results: [], named: noSubjects }
  }

  const entryOf = (id: string) => ({ ...index.getStoredFields(id), id }) as Entry

  /** The crops with most of the words of a query. */
  const cropsIn = (query: string) => {
    const [asked = query] = withoutParticles(query, isName)
    const found = ask({ asked, compounds: 'apart', combineWith: 'OR' }, ['crop'])
    const most = Math.max(...found.map(({ queryTerms }) => queryTerms.length))
    return found.flatMap(({ id, queryTerms }) => (queryTerms.length === most ? id : []))
  }

  const useIn = (
    query: string,
    named: Subjects,
    results: readonly Result[],
    asked: Translation
  ) => {
    const problem = asked.problems.map(({ id }) => id)
    const crops = asked.crops.length > 0 ? asked.crops : asked.cropsWithin
    const inWords = named.problem.length > 0 ? cropsIn(query) : []
    const use = onlyUse({ problem, uses: [] }, crops, results) ?? onlyUse(named, inWords, results)
    return use && { crop: entryOf(use.crop), problem: entryOf(use.problem) }
  }

  const guess = (query: string, kinds: readonly Kind[]) => {
    const [asked = query] = withoutParticles(query, isName)
    const terms = termsIn(asked, 'apart')
    const isHan = /\p{Script=Han}/u.test(asked)
    // With half of its pairs and another beginning, a Chinese word is another one: 多菌灵 is not 甲基硫菌灵.
    // A text with the second word of the name of a weed may be about another weed.
    const hasEnough = ({ kind, queryTerms }: Result & { queryTerms: string[] }) => {
      const share = new Set(queryTerms).size / terms.length
      if (share !== 1 / 2) return share > 1 / 2
      return isHan ? queryTerms.includes(terms[0] ?? '') : kind !== 'post'
    }
    for (const attempt of guesses(asked)) {
      const results = askForUses(attempt, kinds).results.filter(
        result => hasEnough(result) && isMeant(query, result)
      )
      if (results.length > 0) return results
    }
    return undefined
  }

  const answer: Engine = (text, kinds = allKinds) => {
    const query = beginningOf(text)
    const translation = translate(query, kinds)
    const { absent, isExact } = translation
    const typed = translation.named
    // A wrong character affects two pairs of a Chinese word: what remains is a typing error, not another word.
    const isHan = /\p{Script=Han}/u.test(query)
    for (const queries of [translation.queries, translation.otherwise]) {
      const answers = queries.map(asked => answerExactly(asked, kinds, translation))
      const found = withoutDoubles(answers.flatMap(({ results }) => results))
      const results = found
        .filter(result => isForUse(result, translation))
        .map(result => (typed.length > 0 ? { ...result, typed } : result))
      const named = {
        crop: answers.flatMap(({ named }) => named.crop),
        problem: answers.flatMap(({ named }) => named.problem),
        uses: answers.flatMap(({ named }) => named.uses)
      }
      if (results.length > 0) {
        const use = useIn(query, named, results, translation)
        // Without words that nothing has, it is another question: saffron may be a crop, where none is named.
        const isUse = translation.crops.length > 0 && translation.problems.length > 0
        const isClose = queries === translation.otherwise && !isHan && !isUse
        return { query, asked: queries, absent, results, isClose, named, use }
      }
    }
    // Names are no typing errors.
    const guessed = isExact || absent.length > 0 ? undefined : guess(query, kinds)
    const isClose = guessed !== undefined && !isHan
    return {
      query,
      asked: [query],
      absent,
      results: guessed ?? [],
      isClose,
      named: noSubjects,
      ...insteadOf(translation, kinds)
    }
  }

  /** Nothing is listed against a problem: what is for its crop may be shown instead. */
  const insteadOf = ({ typed: { absent: words, rest } }: Translation, kinds: readonly Kind[]) => {
    const count = words && rest ? answer(rest, kinds).results.length : 0
    return count > 0 ? { instead: { words, rest, count } } : {}
  }
  return answer
}

/** Whether a single name of the entry contains the whole query; words from different names match by chance. */
function isCalled({ title, names = [] }: Entry, asked: string): boolean {
  const wanted = normalise(asked.trim())
  return [title, ...names].some(name => normalise(name).includes(wanted))
}

const noSubjects: Subjects = { crop: [], problem: [], uses: [] }

function startAlike(terms: readonly string[], asked: readonly string[]): boolean {
  return terms.every(term => asked.some(word => term.startsWith(word.slice(0, 1))))
}
