import type { Tree } from '#tree/build-tree.ts'

const MOST_EXAMPLES = 3

/**
 * The most frequent ingredient of each of the largest families, with its list: a visitor who knows a product of another
 * company can search by its ingredient.
 */
export function knownIngredients(tree: Tree): { href: string; name: string }[] {
  const families = Map.groupBy(tree.catalogue().products, ({ family }) => family.id)
  const examples = largest(families)
    .slice(0, MOST_EXAMPLES)
    .flatMap(products => {
      const all = products.flatMap(({ activeIngredients }) => activeIngredients)
      return largest(Map.groupBy(all, ({ id }) => id))[0]?.[0] ?? []
    })
  const list = tree.href('productList')
  return [...new Map(examples.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    href: `${list}?ingredient=${encodeURIComponent(id)}`,
    name
  }))
}

function largest<Item>(groups: Map<string, Item[]>): Item[][] {
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}
