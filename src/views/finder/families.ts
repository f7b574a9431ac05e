import { OTHER_FAMILY_ID } from '#config/constants.ts'
import { defaultIconOf } from '#pictures/family-icon.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'

/** A product family of a tree; `count` is the number of its products there. */
export type FamilyView = {
  id: string
  name: string
  icon: string
  /** The portfolio's picture of the family, which replaces the drawn one. */
  image?: string
  count: number
  /** Its section of the product list, where that exists. */
  href?: string
}

type FamilyProducts = {
  id: string
  name: string
  icon: string
  anchor: string
  products: Product[]
}

/** The families in portfolio order, then those that the portfolio does not name; the rest (2099) is last. */
export function familyViews(tree: Tree): FamilyView[] {
  const filled = new Map(productsByFamily(tree).map(family => [family.id, family]))
  const portfolio = portfolioById(tree)
  return tree.content.families
    .map(({ id, description, icon_src: icon }) => ({
      id,
      name: portfolio.get(id)?.description ?? description,
      icon: icon ?? defaultIconOf(id),
      image: portfolio.get(id)?.image_src,
      count: filled.get(id)?.products.length ?? 0,
      href: filled.has(id) ? `${tree.href('productList')}#${anchorOf(id)}` : undefined
    }))
    .sort(byRank(tree))
}

/** The tree's products by family, in the same order, without empty families. */
export function productsByFamily(tree: Tree): FamilyProducts[] {
  const byFamily = Map.groupBy(tree.catalogue().products, ({ family }) => family.id)
  return [...byFamily]
    .map(([id, products]) => ({
      id,
      name: products[0]?.family.name ?? id,
      icon: iconOf(tree, { id, icon: products[0]?.family.icon }),
      anchor: anchorOf(id),
      products
    }))
    .sort(byRank(tree))
}

/** What the portfolio says of each family. Built-in content in another language must not replace names. */
function portfolioById({ content: { portfolio } }: Tree) {
  const records = portfolio.lang === undefined ? portfolio.content : []
  return new Map(records.map(record => [record.id, record]))
}

/** The icon of a product's family, a line drawing in its own colours. */
export function iconOf({ content }: Tree, family: Pick<Product['family'], 'id' | 'icon'>): string {
  const listed = content.families.find(({ id }) => id === family.id)
  return listed?.icon_src ?? family.icon ?? defaultIconOf(family.id)
}

/** The family that a category names, in the tree's language. */
export function familyIdOf({ content }: Tree, category: string | undefined): string | undefined {
  return content.families.find(({ description }) => description === category)?.id
}

/** The English name of a category of products, for searches in English. */
export function englishCategory(tree: Tree, category: string | undefined): string | undefined {
  const id = familyIdOf(tree, category)
  const english = id && tree.englishName('family', id)
  return english === category ? undefined : english
}

function anchorOf(id: string): string {
  return `family-${id}`
}

function byRank(tree: Tree) {
  const order = new Map(tree.content.portfolio.content.map(({ id, order }) => [id, order]))
  const rank = ({ id }: { id: string }) =>
    id === OTHER_FAMILY_ID ? Infinity : (order.get(id) ?? Number.MAX_SAFE_INTEGER)
  return (one: { id: string }, other: { id: string }) =>
    rank(one) === rank(other) ? 0 : rank(one) - rank(other)
}
