import { oncePer } from '#lib/once-per.ts'
import type { Catalogue } from '#tree/build-tree.ts'
import type { Dose, Product } from '#tree/product.ts'

const keyOf = ({ crop, problematic }: Dose) => `${crop.id} ${problematic.id}`
const keysOf = ({ doses }: Product) => [...new Set(doses.map(keyOf))]

/** The products of each registered use; every product's page needs it. */
const productsByUse = oncePer(({ products }: Pick<Catalogue, 'products'>) => {
  const uses = products.flatMap(product => keysOf(product).map(key => ({ key, product })))
  return Map.groupBy(uses, ({ key }) => key)
})

/**
 * Other modes of action for the same use: products with a dose for the same crop and problem, and resistance groups
 * of the same scheme without a common group. This is a rule of look-up, not advice. Products with more common uses
 * come first, otherwise the order of the catalogue applies.
 */
export function relatedProducts(
  catalogue: Pick<Catalogue, 'products'>,
  product: Product
): Product[] {
  const shared = new Map<Product, number>()
  for (const key of keysOf(product))
    for (const { product: other } of productsByUse(catalogue).get(key) ?? [])
      if (worksOtherwise(product, other)) shared.set(other, (shared.get(other) ?? 0) + 1)
  return [...shared].sort(([, one], [, other]) => other - one).map(([other]) => other)
}

/** The uses that a product shares with a related one, with the dose of that one. */
export function sharedUses(product: Product, other: Product): Dose[] {
  const own = new Set(keysOf(product))
  return other.doses.filter(dose => own.has(keyOf(dose)))
}

/** Whether both have groups of a common scheme, and no common group. */
function worksOtherwise(one: Product, other: Product): boolean {
  const groups = one.resistanceGroups
  const hasScheme = other.resistanceGroups.some(({ scheme }) =>
    groups.some(group => group.scheme === scheme)
  )
  const hasGroup = other.resistanceGroups.some(({ scheme, code }) =>
    groups.some(group => group.scheme === scheme && group.code === code)
  )
  return hasScheme && !hasGroup
}
