import { markLandOf } from '#pictures/mark-land.ts'
import type { Tree } from '#tree/build-tree.ts'
import { type Card, cardsOf } from '#views/text/card.ts'
import { type FamilyView, familyViews } from '#views/finder/families.ts'
import { type ProductCard, productCard } from '#views/product/card.ts'
import { factsOf } from '#views/text/facts.ts'
import { unitView } from './unit.ts'

/** The biological families in the order of the page: pesticides, fertilizers, biostimulants. */
const biologicalFamilies = ['2007', '2006', '2008']

/** The families of the sprays of a season, in order: biological products between chemical ones. */
const season = ['2006', '2007', '2002', '2008', '2003', '2007', '2007']

/** A spray of the season: its time and its family; at least one of them is known. */
export type Spray = {
  stage?: string
  text?: string
  familyId: string
  family?: string
  isBiological: boolean
}

/** A kind of biological product, with a link to its family's section of the product list where that exists. */
export type BiologicalFamily = Card & {
  familyId: string
  family?: FamilyView
  example?: ProductCard
}

/** Bio Solutions: the first sections are the biological families, the others say what applies to all. */
export function bioSolutionsView(tree: Tree) {
  const { sections, ...view } = unitView(tree, 'bioSolutions')
  const byId = new Map(familyViews(tree).map(family => [family.id, family]))
  const families = biologicalFamilies.flatMap((familyId, index): BiologicalFamily[] => {
    const card = sections.cards[index]
    if (!card) return []
    return [{ ...card, familyId, family: byId.get(familyId), example: exampleOf(tree, familyId) }]
  })
  const stages = cardsOf(tree.list('bioSolutions.season'))
  return {
    ...view,
    picture: markLandOf('2007', tree.index.mark),
    families: { families, lang: sections.lang },
    programme: {
      sections: { ...sections, cards: sections.cards.slice(families.length) },
      /** For how long, and how warm, each family is kept. */
      shelfLife: factsOf(tree.list('bioSolutions.shelfLife')),
      season: season.flatMap((familyId, index): Spray[] => {
        const { title: stage, text } = stages.cards[index] ?? {}
        const family = byId.get(familyId)?.name
        const isBiological = biologicalFamilies.includes(familyId)
        return stage || family ? [{ stage, text, familyId, family, isBiological }] : []
      }),
      lang: stages.lang
    },
    risks: {
      title: tree.words('bioSolutions.risks.title'),
      ...cardsOf(tree.list('bioSolutions.risks.items'))
    }
  }
}

/** The first product of a family in the tree. */
function exampleOf(tree: Tree, familyId: string): ProductCard | undefined {
  const product = tree.catalogue().products.find(({ family }) => family.id === familyId)
  return product && productCard(tree, product)
}

export type BioSolutionsView = ReturnType<typeof bioSolutionsView>
