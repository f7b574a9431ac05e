import type { Attempt } from '#browser/search/index/attempts.ts'
import type { Result } from './answer.ts'
import { guesses } from '#browser/search/index/later-attempts.ts'
import { isMeant } from './meant.ts'

type Found = Result & { queryTerms: string[] }

type Guess = {
  query: string
  /** The query without connecting words, and its words in the spelling of the index. */
  asked: string
  lang: string
  terms: readonly string[]
  ask: (attempt: Attempt) => readonly Found[]
}

/** What a query without results may mean: the entries with most of its words, or similar ones. */
export function guess({ query, asked, lang, terms, ask }: Guess): Result[] {
  const isHan = /\p{Script=Han}/u.test(query)
  // A Chinese name with half of its pairs and another beginning is another word: 多菌灵 is not 甲基硫菌灵. A text with the
  // second word of a weed's name may be about another weed.
  const hasEnough = ({ kind, queryTerms }: Found) => {
    const share = new Set(queryTerms).size / terms.length
    if (share !== 1 / 2) return share > 1 / 2
    return isHan ? queryTerms.includes(terms[0] ?? '') : kind !== 'post'
  }
  for (const attempt of guesses(asked)) {
    const results = ask(attempt).filter(
      result => hasEnough(result) && isMeant({ query, lang }, result)
    )
    if (results.length > 0) return results
  }
  return []
}
