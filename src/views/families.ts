import { OTHER_FAMILY_ID } from '#config/constants.ts'
import type { Tree } from '#tree/build-tree.ts'

/** A product family as a tree shows it; `count` is how many of the tree's products it holds. */
export type FamilyView = { id: string; name: string; icon?: string; count: number }

/** The families in portfolio order, then those the portfolio does not name, the rest (2099) last. */
export function familyViews(tree: Tree): FamilyView[] {
  const { families, portfolio } = tree.content
  const counts = countBy(tree.catalogue().products.map(({ family }) => family.id))
  const order = new Map(portfolio.content.map(({ id, order }) => [id, order]))
  const rank = (id: string) => (id === OTHER_FAMILY_ID ? 9_999 : (order.get(id) ?? 1_000))
  return families
    .map(({ id, description, icon_src: icon }) => ({
      id,
      name: description,
      icon,
      count: counts.get(id) ?? 0
    }))
    .sort((one, other) => rank(one.id) - rank(other.id))
}

function countBy(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
