import { endpoints } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'
import { contradictionsOf } from './contradictions.ts'
import { cropReader } from './crops.ts'

/** A finding for each text of a product that contradicts the product's table, or its rows for a crop in the text. */
export function contradictionFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>,
  { crops }: Pick<TreeContent, 'crops'>
): Finding[] {
  const call = `GET ${endpoints.product.path}`
  const problems = products.flatMap(({ problematics }) => problematics)
  const read = cropReader(crops, [...new Map(problems.map(one => [one.id, one])).values()])
  const names = new Map(crops.map(({ id, description }) => [foldId(id), description]))
  return products.flatMap(product =>
    contradictionsOf(product, read).map(({ field, says, table, crop }) => {
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
  )
}
