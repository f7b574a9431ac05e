import type MiniSearch from 'minisearch'
import type { Approximate } from './approximate.ts'
import { type Attempt, attempts, exactly } from '#browser/search/index/attempts.ts'
import type { Engine, Result, Subjects } from '#browser/search/answer/answer.ts'
import { beginningOf } from '#browser/search/query/beginning.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { type Kind, kinds as allKinds } from '#browser/search/index/kinds.ts'
import { isForUse } from '#browser/search/answer/for-use.ts'
import { isCalled } from '#browser/search/index/entry-names.ts'
import { groupWordsOf } from '#browser/search/index/group-words.ts'
import { withoutStopWords } from '#browser/search/words/without-stop-words.ts'
import type { Translate, Translation } from '#browser/search/query/translation.ts'
import { idsOf, noSubjects, subjectsOfAnswer } from '#browser/search/answer/subjects-of-answer.ts'
import {
  isForAny,
  isListed,
  listedUses,
  type NamedUse,
  namedUses
} from '#browser/search/answer/uses.ts'
import { deduplicate } from '#browser/search/answer/deduplicate.ts'
import { type Compounds, isLong, termsOf } from '#browser/search/words/words.ts'

/** The engine that asks the index, for which negations and days to harvest are words like others. */
export function engineOf(
  index: MiniSearch<Entry>,
  translate: Translate,
  approximate: () => Approximate,
  lang: string
): Engine {
  const isGroupWord = groupWordsOf(index)
  const termsIn = (query: string, compounds: Compounds) => termsOf(query, compounds, isGroupWord)
  /** Whether a word is in the name of a product: EC is a term of the trade, `for` is not. */
  const isName = (word: string) =>
    index.search(word, { fields: ['title'], filter: ({ kind }) => kind === 'product' }).length > 0

  const ask = ({ query, compounds, withAnyFirst, ...options }: Attempt, kinds: readonly Kind[]) =>
    index.search(query, {
      tokenize: text => termsIn(text, compounds),
      prefix: isLong,
      filter: ({ kind, terms, queryTerms }) =>
        kinds.includes(kind as Kind) && (withAnyFirst === true || startAlike(terms, queryTerms)),
      ...options
    }) as unknown as (Result & { queryTerms: string[] })[]

  /** The words of a crop and of a problem find products by a use for both, as the filters do. */
  const askForUses = (attempt: Attempt, kinds: readonly Kind[], mayName = true) => {
    const results = ask(attempt, kinds)
    if (!mayName || results.every(({ uses }) => uses === undefined)) return { results, uses: [] }
    const anyWord = { ...attempt, combineWith: 'OR' } as const
    const uses = namedUses(ask(anyWord, ['problem']), ask(anyWord, ['crop']))
    if (uses.length === 0) return { results, uses }
    const isWanted = (result: Result & { queryTerms: string[] }) =>
      isForAny(uses, result) || isCalled(result, attempt.query)
    return { results: results.filter(isWanted), uses }
  }

  const subjectsOf = (attempt: Attempt, uses: readonly NamedUse[]): Subjects => {
    const crop = idsOf(ask(attempt, ['crop']))
    const problem = idsOf(ask(attempt, ['problem']))
    return crop.length > 0 && problem.length > 0 ? { ...noSubjects, uses } : { crop, problem, uses }
  }

  const answerExactly = (
    query: string,
    kinds: readonly Kind[],
    { isExact, arePageWords, ...of }: Translation
  ) => {
    // The name of a family may share words with those of problems: plant growth regulators with the growth of roots.
    const mayName = !isExact || of.isPartOfNames || of.problems.length + of.kinds.length > 0
    function* attemptsFor(searched: string) {
      if (isExact) yield exactly(searched)
      yield* attempts(searched)
      yield* approximate().laterAttempts(searched)
    }
    for (const searched of withoutStopWords(query, isName))
      for (const attempt of attemptsFor(searched)) {
        const { results, uses } = askForUses(attempt, kinds, mayName)
        if (results.length > 0) return { results, named: subjectsOf(attempt, uses) }
        if (arePageWords) break
      }
    return { results: [], named: noSubjects }
  }

  const entryOf = (id: string) => ({ ...index.getStoredFields(id), id }) as Entry

  /** The crops that contain most words of the query. */
  const cropsIn = (query: string) => {
    const [searched = query] = withoutStopWords(query, isName)
    const found = ask({ query: searched, compounds: 'apart', combineWith: 'OR' }, ['crop'])
    const most = Math.max(...found.map(({ queryTerms }) => queryTerms.length))
    return idsOf(found.filter(({ queryTerms }) => queryTerms.length === most))
  }

  const usesIn = (
    query: string,
    named: Subjects,
    results: readonly Result[],
    translation: Translation
  ) => {
    const problem = idsOf(translation.problems)
    const crops = idsOf(translation.crops.length > 0 ? translation.crops : translation.cropsWithin)
    const inWords = named.problem.length > 0 ? cropsIn(query) : []
    const ways = [
      listedUses({ problem, uses: [] }, crops, results),
      listedUses(named, inWords, results)
    ]
    const uses = ways.find(({ length }) => length === 1) ?? ways.find(({ length }) => length > 0)
    return uses?.map(use => ({ crop: entryOf(use.crop), problem: entryOf(use.problem) }))
  }

  const fuzzyFallback = (query: string, kinds: readonly Kind[]) => {
    const [searched = query] = withoutStopWords(query, isName)
    return approximate().fuzzyFallback({
      query,
      terms: termsIn(searched, 'apart'),
      searched,
      lang,
      ask: attempt => askForUses(attempt, kinds).results
    })
  }

  /**
   * Where the words name no single problem: `diseases of soybean` are all uses of that kind, and `percevejo`, which is
   * part of the name of one on cocoa, asks for no crop.
   */
  const subjectsIn = (
    { kinds, isPartOfNames, crops, problems }: Translation,
    results: readonly Result[]
  ): Subjects | undefined => {
    if (problems.length > 0) return undefined
    if (crops.length === 0) return isPartOfNames ? noSubjects : undefined
    if (kinds.length === 0) return undefined
    const ofKind = idsOf(ask({ query: kinds.join(' '), compounds: 'apart' }, ['problem']))
    const uses = ofKind.map(problem => ({
      problem,
      crops: idsOf(crops).filter(crop =>
        results.some(result => isListed(result, { crop, problem }))
      ),
      words: 0
    }))
    return { ...noSubjects, uses: uses.filter(({ crops }) => crops.length > 0) }
  }

  const answer = (text: string, kinds: readonly Kind[] = allKinds): ReturnType<Engine> => {
    const query = beginningOf(text)
    const translation = translate(query, kinds)
    const answered = answerIn(query, kinds, translation)
    // `batata míldio` is no downy mildew, but late blight, as which `míldio da batata` is known.
    const turned = answered.results.length === 0 && turnedRound(translation)
    const other = turned ? answerIn(turned, kinds, translate(turned, kinds)) : answered
    return other.isClose || other.results.length === 0 ? answered : { ...other, query }
  }

  const answerIn = (
    query: string,
    kinds: readonly Kind[],
    translation: Translation
  ): ReturnType<Engine> => {
    const { absent, isExact } = translation
    const typed = translation.named
    // A wrong character affects two pairs of a Chinese word: if all others match, it is a typing error and not another
    // word.
    const isHan = /\p{Script=Han}/u.test(query)
    for (const queries of [translation.queries, translation.withoutUnknownWords]) {
      const answers = queries.map(translated => answerExactly(translated, kinds, translation))
      const found = deduplicate(answers.flatMap(({ results }) => results))
      const results = found
        .filter(result => isForUse(result, translation))
        .map(result => (typed[0] ? { ...result, typed } : result))
      const named = subjectsIn(translation, results) ?? {
        crop: answers.flatMap(({ named }) => named.crop),
        problem: answers.flatMap(({ named }) => named.problem),
        uses: answers.flatMap(({ named }) => named.uses)
      }
      if (results[0]) {
        const uses = usesIn(query, named, results, translation)
        // If unknown words were ignored, the question would change: `saffron` may be a crop, where no other crop is
        // named.
        const isUse =
          (translation.crops[0] ?? translation.cropsWithin[0]) && translation.problems[0]
        const isClose = queries === translation.withoutUnknownWords && !isHan && !isUse
        return {
          query,
          translated: queries,
          absent,
          results,
          isClose,
          named: subjectsOfAnswer(named, uses, translation),
          uses,
          topics: translation.topics,
          unlisted: unlistedIn(results, translation),
          shownFor: translation.shownFor
        }
      }
    }
    // Known names are not corrected as typing errors.
    // Nor is what is unknown beside a Chinese crop a wrong character of its pest: 葡萄白腐 is not 葡萄白粉病.
    const isOfCrop = isHan && translation.crops.length > 0 && !typed[1]
    const isNamed = isExact || absent.length > 0 || isOfCrop
    const results = isNamed ? [] : fuzzyFallback(query, kinds)
    const isClose = results.length > 0 && !isHan
    return {
      query,
      translated: [query],
      absent,
      results,
      isClose,
      named: noSubjects,
      ...insteadOf(translation, kinds)
    }
  }

  /** If nothing is listed against a problem, products for its crop may be shown instead. */
  const insteadOf = ({ typed: { absent: words, rest } }: Translation, kinds: readonly Kind[]) => {
    const count = words && rest ? answer(rest, kinds).results.length : 0
    return count ? { instead: { words, rest, count } } : {}
  }
  return answer
}

/** A crop and a problem in the other order, if nothing else is named. */
function turnedRound({ words, crops, problems }: Translation): string | undefined {
  const [first, second, ...others] = words
  const isUse = crops.length > 0 && problems.length > 0 && second !== undefined
  return isUse && others.length === 0 ? `${second} ${first ?? ''}` : undefined
}

/** The named uses for which none of the found products is listed, and what else the tree does not have. */
function unlistedIn(results: readonly Result[], { pairs, unlisted }: Translation) {
  const products = results.filter(({ kind }) => kind === 'product')
  const unmet = pairs.filter(pair => !products.some(product => isForUse(product, pair)))
  const all = [...unmet.map(({ text }) => text), ...unlisted]
  return products[0] && all[0] ? all : undefined
}

function startAlike(terms: readonly string[], queryTerms: readonly string[]): boolean {
  return terms.every(term => queryTerms.some(word => isAlike(term, word)))
}

/** In a word of five letters, a letter may be missing, but another one makes another word: `frota` is no `fruta`. */
const isAlike = (term: string, word: string) =>
  term.startsWith(word.slice(0, 1)) && (term.length !== 5 || word.length !== 5 || term === word)
