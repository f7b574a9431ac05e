import { foldId } from '#contract/ids.ts'
import type { ProductDetailRecord } from '#contract/product.ts'
import { wordsOf } from '#lib/rich-nodes.ts'
import { cropsAt } from './crops-at.ts'
import type { ReadCrops } from './crops.ts'
import { daysIn } from './days.ts'
import { dosesIn } from './doses.ts'
import { falseDays, falseDose, falseWater, type Table } from './false-values.ts'

/** A text of a product that names a value which its table does not have, or does not have for `crop`. */
export type Contradiction = { field: string; says: string; table: string; crop?: string }

/**
 * Where the texts of a product contradict its table, or the rows of a crop that they name there. Only values that an
 * editor would certainly call an error count: a table without the unit, or without any such interval, is not
 * contradicted.
 */
export function contradictionsOf(
  product: ProductDetailRecord,
  read: ReadCrops = () => []
): Contradiction[] {
  const byCrop = Map.groupBy(product.recommendations, ({ crop }) => foldId(crop))
  return textsOf(product).flatMap(({ field, text, isOfSprayer }) => {
    const tablesFor = ({ at, says }: { at: number; says: string }): Table[] => {
      const named = [...cropsAt(text, { from: at, to: at + says.length }, read)].filter(crop =>
        byCrop.has(crop)
      )
      return named.length === 0
        ? [{ rows: product.recommendations }]
        : named.map(id => ({ crop: id, rows: byCrop.get(id) ?? [] }))
    }
    return [
      ...dosesIn(text).flatMap(dose =>
        tablesFor(dose).flatMap(table =>
          isOfSprayer ? falseWater(dose, table) : falseDose(dose, table)
        )
      ),
      ...daysIn(text).flatMap(days => tablesFor(days).flatMap(table => falseDays(days, table)))
    ].map(found => ({ field, ...found }))
  })
}

/** `isOfSprayer`: its litres a hectare are water. */
type Text = { field: string; text: string; isOfSprayer?: boolean }

function textsOf({ description = '', mode_of_action = '', content = [], calibre }: Texts): Text[] {
  return [
    { field: 'description', text: description },
    { field: 'mode_of_action', text: mode_of_action },
    ...content.map(node => ({ field: 'content', text: wordsOf([node]) })),
    ...calibre.map(text => ({ field: 'calibre', text, isOfSprayer: true }))
  ]
}

type Texts = Pick<ProductDetailRecord, 'description' | 'mode_of_action' | 'content' | 'calibre'>
