import { endpoints } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import { stagesIn } from '#lib/growth-stages.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue } from '#snapshot/snapshot.ts'

/**
 * A finding for each row against a weed whose timing states no growth stage in BBCH codes, where another row of the
 * same use states one: a plan cannot know whether it is for before or after emergence.
 */
export function unstagedFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>
): Finding[] {
  const rows = products.flatMap(product => {
    const weeds = new Set(
      product.problematics.filter(({ kind }) => kind === 'weed').map(({ id }) => foldId(id))
    )
    return product.recommendations
      .filter(({ problematic }) => weeds.has(foldId(problematic)))
      .map(row => ({ product, row, isStaged: stagesIn(row.timing ?? '').length > 0 }))
  })
  const uses = Map.groupBy(rows, ({ row }) => [row.crop, row.problematic].map(foldId).join('\n'))
  return [...uses.values()]
    .filter(use => use.some(({ isStaged }) => isStaged))
    .flatMap(use => use.filter(({ isStaged }) => !isStaged))
    .map(({ product: { id }, row: { crop, problematic, timing = '' } }) => ({
      kind: 'stage' as const,
      tree,
      call: `GET ${endpoints.product.path}`,
      record: id,
      field: `recommendations.timing (crop ${crop}, problematic ${problematic})`,
      expected: 'a growth stage, such as BBCH 12–16',
      received: timing,
      message: `The timing of product ${id} (tree ${tree}) for crop ${crop} and problematic ${problematic}, \u201c${timing}\u201d, states no growth stage, and other products of this use do: a plan may put it in a wrong order.`
    }))
}
