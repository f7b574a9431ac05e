import type { Tree } from '#tree/build-tree.ts'
import type { Head } from '#views/site/head.ts'
import { productsByFamily } from './families.ts'
import { finderView } from './finder.ts'
import { productCard } from '#views/product/card.ts'

/** Every product of the tree, by family. Shown at `/product-list`, and at `/solutions` outside the global site. */
export function productListView(tree: Tree, head: Head, families = productsByFamily(tree)) {
  const products = families.flatMap(({ products }) => products)
  return {
    head,
    title: tree.isGlobal
      ? tree.words('productList.title')
      : tree.words('productList.hero.countryHeadline', { country: tree.country.localName }),
    count: products.length,
    finder: finderView(tree, products),
    families: families.map(({ id, anchor, name, icon, products }) => ({
      id,
      anchor,
      name,
      icon,
      count: products.length,
      products: products.map(product => productCard(tree, product))
    }))
  }
}

export type ProductListView = ReturnType<typeof productListView>
export type FamilyOfProducts = ProductListView['families'][number]
