import type { Tree } from '#tree/build-tree.ts'

const MOST_EXAMPLES = 3

/**
 * The ingredients that most products of the tree have, with their lists: a visitor who knows a product of another company
 * can search by its ingredient.
 */
export function knownIngredients(tree: Tree): { href: string; name: string }[] {
  const all = tree.catalogue().products.flatMap(({ activeIngredients }) => activeIngredients)
  const byId = [...Map.groupBy(all, ({ id }) => id).values()]
  const list = tree.href('productList')
  return byId
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_EXAMPLES)
    .flatMap(([ingredient]) => ingredient ?? [])
    .map(({ id, name }) => ({ href: `${list}?ingredient=${encodeURIComponent(id)}`, name }))
}
