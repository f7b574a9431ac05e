import { endpoints } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue } from '#snapshot/snapshot.ts'
import { doseOf } from './false-values.ts'

/** A finding for each row of a table that differs from a row before it in nothing but its dose: nobody can choose one. */
export function ambiguousFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>
): Finding[] {
  return products.flatMap(({ id, recommendations }) => {
    const uses = Map.groupBy(recommendations, ({ crop, problematic, timing, water_l_ha: water }) =>
      JSON.stringify([foldId(crop), foldId(problematic), timing, water])
    )
    return [...uses.values()].flatMap(rows => {
      const doses = [...new Set(rows.map(doseOf))].join(', ')
      const [first, ...others] = rows
      return others
        .filter(row => first && doseOf(row) !== doseOf(first))
        .map(row => ({
          kind: 'ambiguous' as const,
          tree,
          call: `GET ${endpoints.product.path}`,
          record: id,
          field: `recommendations (crop ${row.crop}, problematic ${row.problematic})`,
          expected: 'another timing or volume of water for each dose',
          received: doses,
          message: `Product ${id} (tree ${tree}) has several doses for crop ${row.crop} and problematic ${row.problematic}, ${doses}, and neither their timing nor their water says which is for what.`
        }))
    })
  })
}
