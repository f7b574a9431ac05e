import { ranksOf } from '#pictures/ranks.ts'
import { withRangeDash } from '#lib/typography/range-dash.ts'
import type { Tree } from '#tree/build-tree.ts'
import { countOf, spanOf } from '#views/text/count.ts'
import { factsOf } from '#views/text/facts.ts'
import { monthLetters, monthNames } from '#views/text/formats.ts'
import { shelfOf } from './product-shelf.ts'
import { unitView } from './unit.ts'

/** A part of the season: from the first day of one month to the last of another. */
type SeasonPart = { title: string; text?: string; from: number; to: number; months: string }

/** Smart Growing: the shelf, a year of work, and a plot of land for each country of the programme. */
export function smartGrowingView(tree: Tree) {
  const { facts, lang } = factsOf(tree.list('smartGrowing.facts'))
  const [counted] = facts.flatMap(fact => {
    const count = countOf(fact.value)
    return count === undefined ? [] : [{ ...fact, count, lang }]
  })
  return {
    ...unitView(tree, 'smartGrowing'),
    facts: { facts, lang },
    shelf: shelfOf(tree),
    season: seasonOf(tree),
    countries: counted && {
      ...counted,
      // Pictures of other parts are removed: no page would show them, and every file of the site must be linked.
      picture: ranksOf(counted.count),
      text: tree.known('smartGrowing.countries.text'),
      caption: tree.words('smartGrowing.countries.caption'),
      regions: factsOf(tree.list('smartGrowing.countries.regions'))
    }
  }
}

export type SmartGrowingView = ReturnType<typeof smartGrowingView>

function seasonOf(tree: Tree) {
  const { items, lang } = tree.list('smartGrowing.season.items')
  const names = monthNames(tree.locale)
  const parts = items.flatMap(({ title, text, months = '' }): SeasonPart[] => {
    const span = spanOf(months)
    const [first, last] = [names[(span?.from ?? 0) - 1], names[(span?.to ?? 0) - 1]]
    if (!title || !span || !first || !last || span.from > span.to) return []
    // Chinese names a unit once: 1～3月.
    const range = `${first}–${last}`.replace('月–', '–')
    return [{ title, text, ...span, months: withRangeDash(range, tree.locale) }]
  })
  return {
    title: tree.words('smartGrowing.season.title'),
    text: tree.words('smartGrowing.season.text'),
    names,
    letters: monthLetters(tree.locale),
    parts,
    lang
  }
}
