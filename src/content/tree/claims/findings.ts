import { endpoints } from '#contract/endpoints.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue } from '#snapshot/snapshot.ts'
import { contradictionsOf } from './contradictions.ts'

/** A finding for each text of a product that contradicts the product's table. */
export function contradictionFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>
): Finding[] {
  const call = `GET ${endpoints.product.path}`
  return products.flatMap(product =>
    contradictionsOf(product).map(({ field, says, table }) => ({
      kind: 'contradiction' as const,
      tree,
      call,
      record: product.id,
      field,
      expected: table,
      received: says,
      message: `The ${field} of product ${product.id} (tree ${tree}) says \u201c${says}\u201d, but its table has ${table}.`
    }))
  )
}
