import type { Attempt } from '#browser/search/index/attempts.ts'
import type { Result } from './answer.ts'
import { isText } from '#browser/search/index/kinds.ts'
import { fuzzyAttempts } from '#browser/search/index/later-attempts.ts'
import { isLikelyMatch } from './likely-match.ts'

type Found = Result & { queryTerms: string[] }

type Fallback = {
  query: string
  /** The query without stop words, and its words in the spelling of the index. */
  searched: string
  lang: string
  terms: readonly string[]
  ask: (attempt: Attempt) => readonly Found[]
}

/** What a query without results may mean: the entries with most of its words, or similar ones. */
export function fuzzyFallback({ query, searched, lang, terms, ask }: Fallback): Result[] {
  const isHan = /\p{Script=Han}/u.test(query)
  // A Chinese name with half of its pairs and another beginning is another word: 多菌灵 is not 甲基硫菌灵. A text with one
  // of two words may be about another weed, or about anything.
  const hasEnough = ({ kind, queryTerms, terms: found }: Found) => {
    const share = new Set(queryTerms).size / terms.length
    if (share !== 1 / 2) return share > 1 / 2
    return isHan
      ? queryTerms.includes(terms[0] ?? '')
      : !isText({ kind }) || (kind === 'page' && queryTerms.some(term => found.includes(term)))
  }
  for (const attempt of fuzzyAttempts(searched)) {
    const results = ask(attempt).filter(
      result => hasEnough(result) && isLikelyMatch({ query, lang }, result)
    )
    if (results.length > 0) return results
  }
  return []
}
