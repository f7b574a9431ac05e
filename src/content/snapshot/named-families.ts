import type { Source } from '#bff/calls.ts'
import { repairFinding } from '#bff/finding.ts'
import { OTHER_FAMILY_ID } from '#config/constants.ts'
import { endpoints } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import type { Family, ProductDetailRecord } from '#contract/product.ts'

type Listed = { products: ProductDetailRecord[]; families: readonly Family[] }

/**
 * A product whose family has no name, neither in the list of families nor in its own record, joins the other
 * products, because the family is a heading and an id is not. The report names it.
 */
export function intoNamedFamilies(
  { context, report }: Pick<Source, 'report'> & { context: { prefix: string } },
  { products, families }: Listed
): ProductDetailRecord[] {
  const named = new Set(families.map(({ id }) => foldId(id)))
  return products.map(product => {
    const { id: record, family_id: received, family_name: name } = product
    if (name !== undefined || named.has(foldId(received))) return product
    const where = { call: `GET ${endpoints.products.path}`, tree: context.prefix, record }
    const expected = `an id of ${endpoints.families.path}, or a family_name`
    report(repairFinding(where, { field: 'family_id', expected, received }))
    return { ...product, family_id: OTHER_FAMILY_ID }
  })
}
