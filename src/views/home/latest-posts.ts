import type { Post } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'
import { countryNames } from '#tree/countries.ts'

/** The newest posts that are not about another country, which a post's tags name; then those that are. */
export function latestPosts(tree: Tree, count: number): Post[] {
  const nameOf = countryNames(tree, tree.locale, tree.index)
  const others = tree.index.countries.filter(({ id }) => id !== tree.country.id)
  const names = new Set(others.flatMap(country => [country.name, nameOf(country)]))
  const isAbroad = ({ tags }: Post) => !tree.isGlobal && tags.some(tag => names.has(tag))
  const [home, abroad] = [false, true].map(wanted =>
    tree.content.posts.filter(post => isAbroad(post) === wanted)
  ) as [Post[], Post[]]
  return [...home, ...abroad].slice(0, count)
}
