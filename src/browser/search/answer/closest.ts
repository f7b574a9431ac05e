import type { Answer, Result } from './answer.ts'
import type { Kind } from '#browser/search/index/entry.ts'
import { areParticles } from '#browser/search/words/particles.ts'
import { withoutDoubles } from './without-doubles.ts'
import { termsOf } from '#browser/search/words/words.ts'

/** Each of these has those before it. */
const USED: readonly Kind[] = ['product', 'problem', 'crop']

type Ask = (query: string) => Answer

/**
 * Answers a query of which nothing has all words with what `askWord` finds for each word: `drift glyphosate`. Other
 * answers stay as they are.
 */
export function withClosest(answer: Answer, askWord: Ask): Answer {
  const words = [...new Set(answer.words)].filter(word => !areParticles(word))
  if (answer.results.length > 0 || words.length < 2) return answer
  const results = withoutDoubles(words.flatMap(word => closestTo(askWord(word))))
  return results.length > 0 ? { ...answer, results, isClose: true } : answer
}

/**
 * What a word finds as it is. Of an organism it is its own page: products, and problems with a crop in their name, may be
 * for another use than that of the query.
 */
function closestTo({ results, asked, isClose }: Answer): Result[] {
  const sought = asked.flatMap(words => termsOf(words))
  const own = USED.findLast(kind => results.some(result => result.kind === kind))
  const isWanted = ({ kind, terms }: Result) =>
    (kind === own || !USED.includes(kind)) &&
    terms.some(term => sought.some(word => term.startsWith(word)))
  return isClose ? [] : results.filter(isWanted)
}
