import { cardAddress, cardId } from '#lib/card-address.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Crop, Problematic } from '#tree/product.ts'
import { type FieldTools, fieldTools } from '#views/field/field-tools.ts'
import { doseTable, type DoseTable, type Use } from '#views/product/doses.ts'

/** What is listed for one crop and one problem: each product with its dose, resistance group and label. */
export type AnswerCard = {
  id: string
  address: string
  crop: Crop
  caption: string
  doses: DoseTable
  tools: FieldTools
}

/** A card for each crop with a dose against the problem; what one of them states has a column in all. */
export function answerCards(tree: Tree, problem: Problematic, uses: readonly Use[]): AnswerCard[] {
  const byCrop = Map.groupBy(uses, ({ dose }) => dose.crop.id)
  return [...byCrop.values()].flatMap(own => {
    const doses = doseTable(tree, own, {
      groupBy: 'crop',
      rowBy: 'product',
      isCard: true,
      asFor: uses
    })
    const crop = own[0]?.dose.crop
    if (!crop || !doses) return []
    return {
      id: cardId(crop.id),
      address: cardAddress(tree.href('problem', problem.id), crop.id),
      crop,
      caption: `${crop.name}: ${problem.name}`,
      doses,
      tools: fieldTools(tree, own, {
        nameOf: ({ product }) => product.name,
        isOneUse: problem.kind !== 'effect'
      })
    }
  })
}
