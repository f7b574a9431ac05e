import { endpoints } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import type { ProductDetailRecord } from '#contract/product.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'
import { contradictionsOf } from './contradictions.ts'
import { doseOf } from './false-values.ts'
import { cropReader } from './crops.ts'
import { otherUnitOfSale } from './unit-of-sale.ts'

/**
 * A finding for each text of a product that contradicts the product's table, or its rows for a crop in the text; and
 * for each dose of the table by volume of a product that is sold by weight, or the reverse.
 */
export function contradictionFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>,
  { crops }: Pick<TreeContent, 'crops'>
): Finding[] {
  const call = `GET ${endpoints.product.path}`
  const problems = products.flatMap(({ problematics }) => problematics)
  const read = cropReader(crops, [...new Map(problems.map(one => [one.id, one])).values()])
  const names = new Map(crops.map(({ id, description }) => [foldId(id), description]))
  return products.flatMap(product => [
    ...misfits(tree, call, product),
    ...contradictionsOf(product, read).map(({ field, says, table, crop }) => {
      const name = crop === undefined ? undefined : (names.get(crop) ?? crop)
      const [about, at] = name === undefined ? ['', ''] : [` about ${name}`, ' there']
      return {
        kind: 'contradiction' as const,
        tree,
        call,
        record: product.id,
        field,
        expected: name === undefined ? table : `${name}: ${table}`,
        received: says,
        message: `The ${field} of product ${product.id} (tree ${tree}) says \u201c${says}\u201d${about}, but its table has ${table}${at}.`
      }
    })
  ])
}

/** Each dose once that no product of this kind of packs can have. */
function misfits(tree: string, call: string, product: ProductDetailRecord): Finding[] {
  const { id, packs, recommendations } = product
  const formulations = product.type_of_formulation.map(({ id }) => id)
  const found = recommendations.flatMap(row => {
    const soldBy = otherUnitOfSale(row.dose_unit, { packs, formulations })
    return soldBy ? [[doseOf(row), soldBy] as const] : []
  })
  return [...new Map(found)].map(([dose, soldBy]) => ({
    kind: 'contradiction' as const,
    tree,
    call,
    record: id,
    field: 'recommendations',
    expected: `a dose by ${soldBy}`,
    received: dose,
    message: `The table of product ${id} (tree ${tree}) has a dose of \u201c${dose}\u201d, but the product is sold by ${soldBy}: no amount is calculated of it.`
  }))
}
