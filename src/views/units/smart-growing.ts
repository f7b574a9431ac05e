import { ranksOf } from '#pictures/ranks.ts'
import type { Tree } from '#tree/build-tree.ts'
import { countOf } from '#views/text/count.ts'
import { factsOf } from '#views/text/facts.ts'
import { shelfOf } from './product-shelf.ts'
import { unitView } from './unit.ts'

/** Smart Growing: the shelf, and a plot of land for each country of the programme. */
export function smartGrowingView(tree: Tree) {
  const { facts, lang } = factsOf(tree.list('smartGrowing.facts'))
  const counted = facts.flatMap(fact => {
    const count = countOf(fact.value)
    return count === undefined ? [] : [{ ...fact, picture: ranksOf(count), lang }]
  })
  return {
    ...unitView(tree, 'smartGrowing'),
    facts: { facts, lang },
    shelf: shelfOf(tree),
    countries: counted[0]
  }
}

export type SmartGrowingView = ReturnType<typeof smartGrowingView>
