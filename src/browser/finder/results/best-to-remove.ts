import type { Condition } from '#browser/finder/failed-conditions.ts'
import { filterNames, type Query } from '#browser/finder/filters.ts'
import type { Found } from '#browser/finder/find.ts'

/**
 * The condition whose removal shows most products, if removing a single one shows any. What a visitor comes for is
 * removed last: an answer for another crop or problem is none. Where it must be, there are two, because only the visitor
 * knows which of them matters.
 */
export function bestToRemove(query: Query, { without }: Found): Condition[] {
  const isUsed = (condition: Condition) =>
    condition === 'text' ? query.text !== '' : query.chosen[condition].length > 0
  const conditions: readonly Condition[] = [...filterNames, 'text']
  const best = conditions
    .filter(condition => isUsed(condition) && without[condition] > 0)
    .toSorted(
      (one, other) =>
        Number(isSought(one)) - Number(isSought(other)) || without[other] - without[one]
    )
  return best.slice(0, best[0] && isSought(best[0]) ? 2 : 1)
}

const isSought = (condition: Condition) => ['crop', 'problem', 'text'].includes(condition)
