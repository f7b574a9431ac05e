import type { Crop, Product } from './product.ts'

/** A crop or a problem with its listed products, in the order of the catalogue. */
export type ListedFor<Subject> = Subject & { products: Product[] }

/** Every crop or problem of the products, once, in the order in which products name them. */
export function listedFor<Subject extends Crop>(
  products: readonly Product[],
  subjectsOf: (product: Product) => readonly Subject[]
): ListedFor<Subject>[] {
  const byId = new Map<string, ListedFor<Subject>>()
  for (const product of products)
    for (const subject of subjectsOf(product)) {
      const listed = byId.get(subject.id) ?? { ...subject, products: [] }
      if (listed.products.at(-1) !== product) listed.products.push(product)
      byId.set(subject.id, listed)
    }
  return [...byId.values()]
}
