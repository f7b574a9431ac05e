import type { Tree } from '#tree/build-tree.ts'
import { productsByFamily } from './families.ts'
import { productCard } from './product-card.ts'

/** Every product of the tree, by family. `/product-list` shows it, and `/solutions` outside the global site. */
export function productListView(tree: Tree) {
  return {
    title: tree.isGlobal
      ? tree.words('productList.title')
      : tree.words('productList.hero.countryHeadline', { country: tree.country.localName }),
    families: productsByFamily(tree).map(({ anchor, name, products }) => ({
      anchor,
      name,
      count: products.length,
      products: products.map(product => productCard(tree, product))
    }))
  }
}

export type ProductListView = ReturnType<typeof productListView>
