import type { FixedRoute } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Card, Cards } from './card.ts'

/** The business units, in the order in which every list of the bundle names them. */
const unitRoutes: readonly FixedRoute[] = [
  'smartGrowing',
  'businessPartners',
  'bioSolutions',
  'nonCrop',
  'design'
]

type UnitItem = { title?: string; text?: string; fact?: string; button?: string }

/** A list of the units as cards that lead to their pages. */
export function unitCards(
  tree: Tree,
  { items, lang }: { items: readonly UnitItem[]; lang?: string }
): Cards {
  const cards = items.flatMap(({ title, text, fact, button }, index): Card[] => {
    const route = unitRoutes[index]
    if (!title || !route) return []
    return [{ title, text, fact, link: { href: tree.href(route), text: button } }]
  })
  return { cards, lang }
}
