import { sownDays } from '#pictures/sown-days.ts'
import type { Tree } from '#tree/build-tree.ts'
import { countOf, spanOf } from './count.ts'
import { type Fact, factsOf } from './facts.ts'
import { unitView } from './unit.ts'

/** A stock, drawn as a square of as many dots as it counts; `reach` is the side of the largest. */
export type Stock = Fact & { side: number; reach: number }

const DOT = 10
/** So many sections stand beside the stocks. */
const BESIDE = 2
/** The promise of the company, for a bundle that does not spell it as a span. */
const DAYS = { from: 45, to: 95 }

/** Business Partners: the calendar as a chart, and the stocks to one scale. */
export function businessPartnersView(tree: Tree) {
  const { sections, ...view } = unitView(tree, 'businessPartners')
  const { facts, lang } = factsOf(tree.list('businessPartners.facts'))
  const span = facts.flatMap(({ value }) => spanOf(value) ?? [])[0]
  const stocks = stocksOf(facts)
  return {
    ...view,
    calendar: { span, picture: sownDays(span ?? DAYS) },
    facts: { facts: facts.filter(({ value }) => countOf(value) === undefined), lang },
    stocks: {
      stocks,
      lang,
      title: tree.words('businessPartners.stocks.title'),
      text: tree.words('businessPartners.stocks.text')
    },
    firstSections: { ...sections, cards: sections.cards.slice(0, BESIDE) },
    sections: { ...sections, cards: sections.cards.slice(BESIDE) }
  }
}

export type BusinessPartnersView = ReturnType<typeof businessPartnersView>

function stocksOf(facts: readonly Fact[]): Stock[] {
  const sides = facts.flatMap(fact => {
    const count = countOf(fact.value)
    return count === undefined ? [] : [{ ...fact, side: Math.round(Math.sqrt(count) * DOT) }]
  })
  const reach = Math.max(0, ...sides.map(({ side }) => side))
  return sides.map(stock => ({ ...stock, reach }))
}
