import { isSold } from '#browser/search/index/kinds.ts'
import { fill, type Pattern } from '#lib/fill.ts'
import type { Answer, Result } from './answer.ts'

/** The address of the list of products, and its texts for days to harvest. */
export type ListTexts = { list: string; harvest: string; upToDays: Pattern }

type Ask = (query: string) => Answer

/**
 * Answers queries that name days to harvest, too: these are facts of each use, which only the list of products has. The
 * first answer is the same query there, and no product is shown that may need more days.
 */
export function withDaysToHarvest(ask: Ask, { list, harvest, upToDays }: ListTexts): Ask {
  return query => {
    const answer = ask(query)
    const { harvest: count, isClose, results } = answer
    if (count === undefined) return answer
    const inList: Result = {
      id: 'use:harvest',
      kind: 'use',
      title: `${harvest}: ${fill(upToDays, { count })}`,
      path: `${list}?${new URLSearchParams({ q: query }).toString()}`,
      line: query,
      terms: [],
      score: 0
    }
    const others = isClose ? [] : results.filter(result => !isSold(result))
    return { ...answer, isClose: false, results: [inList, ...others] }
  }
}
