import { dishOf } from '#pictures/dish.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Card } from './card.ts'
import { type FamilyView, familyViews } from './families.ts'
import { unitView } from './unit.ts'

/** The living families, in the order in which the page names them: pesticides, fertilizers, biostimulants. */
const livingFamilies = ['2007', '2006', '2008']

/** A kind of living product, with its family's part of the product list where it has one. */
export type Living = Card & { familyId: string; family?: FamilyView }

/** Bio Solutions: the first sections are the living families, the others what to know of all. */
export function bioSolutionsView(tree: Tree) {
  const { sections, ...view } = unitView(tree, 'bioSolutions')
  const families = new Map(familyViews(tree).map(family => [family.id, family]))
  const living = livingFamilies.flatMap((familyId, index): Living[] => {
    const card = sections.cards[index]
    return card ? [{ ...card, familyId, family: families.get(familyId) }] : []
  })
  return {
    ...view,
    picture: dishOf('2007'),
    living: { living, lang: sections.lang },
    sections: { ...sections, cards: sections.cards.slice(living.length) }
  }
}

export type BioSolutionsView = ReturnType<typeof bioSolutionsView>
