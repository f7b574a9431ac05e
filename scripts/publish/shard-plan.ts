import type { SiteIndex } from '#snapshot/snapshot.ts'
import { pagesOfTree } from '#tree/pages.ts'

/**
 * Distributes the trees over builds with about equal numbers of pages: the largest tree first, each to the smallest
 * build.
 */
export function planShards(index: SiteIndex, shards: number): string[][] {
  const trees = index.trees
    .map(tree => ({ prefix: tree.prefix, pages: pagesOfTree(tree, index).length }))
    .toSorted((one, other) => other.pages - one.pages)
  const plan = Array.from({ length: Math.min(shards, trees.length) }, () => ({
    prefixes: [] as string[],
    pages: 0
  }))
  for (const { prefix, pages } of trees) {
    const least = plan.toSorted((one, other) => one.pages - other.pages)[0]
    least?.prefixes.push(prefix)
    if (least) least.pages += pages
  }
  return plan.map(({ prefixes }) => prefixes)
}
