import type { Tree } from '#tree/build-tree.ts'
import type { Card } from '#views/text/card.ts'
import { isHidden } from '#views/site/link.ts'
import type { Unit } from './unit.ts'

/** The business units, in the order of every list of the bundle. */
const units: readonly Unit[] = [
  'smartGrowing',
  'businessPartners',
  'bioSolutions',
  'nonCrop',
  'design'
]

type UnitItem = { title?: string; reader?: string; text?: string; fact?: string; button?: string }

/** A unit as a card that links to its page; `reader` says for whom it is. */
export type UnitCard = Card & { unit: Unit; reader?: string }

/** A list of the units as cards. */
export function unitCards(
  tree: Tree,
  { items, lang }: { items: readonly UnitItem[]; lang?: string }
): { cards: UnitCard[]; lang?: string } {
  const cards = items.flatMap(({ title, reader, text, fact, button }, index): UnitCard[] => {
    const unit = units[index]
    if (!title || !unit) return []
    const link = { href: tree.href(unit), text: button }
    return [{ unit, title, reader, text, fact, link: isHidden(button ?? '') ? undefined : link }]
  })
  return { cards, lang }
}
