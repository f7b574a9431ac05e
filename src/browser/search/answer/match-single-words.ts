import type { Answer, Result } from './answer.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { deduplicate } from './deduplicate.ts'
import { termsOf } from '#browser/search/words/words.ts'

/** From general to particular: where a word finds several kinds of these, only the last is shown. */
const USED: readonly Kind[] = ['product', 'problem', 'crop']

type Ask = (query: string) => Answer

/**
 * Answers a query of which nothing has all words with what `askWord` finds for each word by itself: `drift glyphosate`.
 * An answer with results stays as it is.
 */
export function matchSingleWords(answer: Answer, askWord: Ask): Answer {
  const words = [...new Set(answer.words)].filter(word => !areStopWords(word))
  if (answer.results.length > 0 || words.length < 2) return answer
  const results = deduplicate(words.flatMap(word => matchesOf(askWord(word))))
  return results.length > 0 ? { ...answer, results, isClose: true } : answer
}

/**
 * What a word finds as it was typed. A word that names a crop finds the page of the crop only, and one that names a
 * problem that of the problem: products, and problems with the crop in their name, may be for another use than the query's.
 */
function matchesOf({ results, translated, isClose }: Answer): Result[] {
  const sought = translated.flatMap(words => termsOf(words))
  const own = USED.findLast(kind => results.some(result => result.kind === kind))
  const isWanted = ({ kind, terms }: Result) =>
    (kind === own || !USED.includes(kind)) &&
    terms.some(term => sought.some(word => term.startsWith(word)))
  return isClose ? [] : results.filter(isWanted)
}
