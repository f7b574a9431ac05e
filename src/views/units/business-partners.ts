import { sownDays } from '#pictures/sown-days.ts'
import type { Tree } from '#tree/build-tree.ts'
import { countOf, spanOf } from '#views/text/count.ts'
import { type Fact, factsOf } from '#views/text/facts.ts'
import { dayCounts, dayUnits } from '#views/text/formats.ts'
import { unitView } from './unit.ts'

/** A stock, drawn as a square with as many dots as its number: full rows, and a last one with the rest. */
export type Stock = Fact & { columns: number; rows: number; rest: number; reach: number }

/** The company's promise, for a bundle that does not write it as a range. */
const DAYS = { from: 45, to: 95 }

/** Business Partners: the calendar as a chart, and the stocks at one scale. */
export function businessPartnersView(tree: Tree) {
  const { sections, ...view } = unitView(tree, 'businessPartners')
  const { facts, lang } = factsOf(tree.list('businessPartners.facts'))
  const days = facts.find(({ value }) => spanOf(value) !== undefined)
  const span = days && spanOf(days.value)
  const stocks = stocksOf(facts)
  return {
    ...view,
    calendar: { span, unit: dayUnits(tree.locale), picture: sownDays(span ?? DAYS) },
    steps: stepsOf(tree, days, lang, span?.from ?? DAYS.from),
    lengths: lengthsOf(tree),
    stocks: {
      // The first sections are about the stocks, in their order.
      stocks: stocks.map((stock, index) => ({ stock, about: sections.cards[index] })),
      aboutLang: sections.lang,
      facts: facts.filter(fact => fact !== days && countOf(fact.value) === undefined),
      lang,
      title: tree.words('businessPartners.stocks.title'),
      text: stocks.length > 0 ? tree.words('businessPartners.stocks.text') : undefined
    },
    sections: {
      ...sections,
      title: tree.words('businessPartners.sectionsTitle'),
      cards: sections.cards.slice(stocks.length)
    }
  }
}

export type BusinessPartnersView = ReturnType<typeof businessPartnersView>

/** The days on which something is done, up to the first shipment and after it. */
function stepsOf(tree: Tree, days: Fact | undefined, factsLang: string | undefined, first: number) {
  const given = factsOf(tree.list('businessPartners.steps'))
  const start = tree.words('businessPartners.start')
  const { facts, lang } =
    given.facts.length > 0 || !days
      ? given
      : { facts: [{ value: '0', label: start.text }, days], lang: factsLang }
  const isLate = ({ value }: Fact) => Number.parseInt(value, 10) >= first
  const parts = [facts.filter(fact => !isLate(fact)), facts.filter(isLate)]
  return { parts: parts.map(part => part.map(step => withDay(tree, step))), lang }
}

/** A step says that its number is a day, in the tree's language. */
const withDay = (tree: Tree, { value, label }: Fact) => ({
  label,
  day: /^\d/.test(value) ? tree.words('field.plan.day', { day: value }) : { text: value }
})

/**
 * The days of the steps up to shipment: `Day 0` to `Day 45–95`. The last one is the company's promise, where that
 * begins on its day.
 */
export function shipmentDays(tree: Tree): string[] {
  const steps = factsOf(tree.list('businessPartners.steps')).facts
  const promise = factsOf(tree.list('businessPartners.facts')).facts.find(({ value }) =>
    spanOf(value)
  )
  const single = steps.filter(({ value }) => countOf(value) !== undefined)
  return single.map((step, index) => {
    const isShipment =
      promise && index === single.length - 1 && spanOf(promise.value)?.from === Number(step.value)
    return withDay(tree, isShipment ? promise : step).day.text
  })
}

/** How many days each kind of product takes, at one scale. */
function lengthsOf(tree: Tree) {
  const { items, lang } = tree.list('businessPartners.lengths.items')
  const known = items.flatMap(({ title, text, days = '' }) => {
    const count = countOf(days)
    return title && count
      ? [{ title, text, count, days: dayCounts(tree.locale).format(count) }]
      : []
  })
  const longest = Math.max(...known.map(({ count }) => count))
  return {
    title: tree.words('businessPartners.lengths.title'),
    text: tree.words('businessPartners.lengths.text'),
    bars: known.map(bar => ({ ...bar, share: Math.round((bar.count / longest) * 100) })),
    lang
  }
}

/** As many columns as make a square; a few more, if all rows are full with them. */
function columnsOf(count: number): number {
  const least = Math.ceil(Math.sqrt(count))
  for (let columns = least; columns <= least * 1.5; columns++)
    if (count % columns === 0) return columns
  return least
}

function stocksOf(facts: readonly Fact[]): Stock[] {
  const squares = facts.flatMap(fact => {
    const count = countOf(fact.value)
    if (count === undefined) return []
    const columns = columnsOf(count)
    return [{ ...fact, columns, rows: Math.floor(count / columns), rest: count % columns }]
  })
  const reach = Math.max(0, ...squares.map(({ columns }) => columns))
  return squares.map(stock => ({ ...stock, reach }))
}
