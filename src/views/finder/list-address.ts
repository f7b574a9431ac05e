import type { FilterName } from '#browser/finder/filters.ts'
import type { Tree } from '#tree/build-tree.ts'

/** The list of the products with any of these choices of a filter, or found by these words. */
export function listHref(tree: Tree, filter: FilterName | 'q', ...choices: string[]): string {
  const query = new URLSearchParams(choices.map(choice => [filter, choice]))
  return `${tree.href('productList')}?${query.toString()}`
}
