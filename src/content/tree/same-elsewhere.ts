import { oncePer } from '#lib/once-per.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { IndexedTree, Offer, SiteIndex } from '#snapshot/snapshot.ts'
import { indexedTree } from './pages.ts'

/** A product of another country with the same ingredients, strengths and formulation. */
export type SameProduct = Pick<Offer, 'id' | 'name' | 'number'> & { tree: string; country: string }

/** The products of other countries that are the same as a product of this tree, whatever they are called. */
export function sameElsewhere(prefix: string, id: string, index: SiteIndex): SameProduct[] {
  const own = indexedTree(prefix, index)
  const { strength = '' } = own.offered?.find(offer => offer.id === id) ?? {}
  return (byStrength(index).get(`${own.env} ${strength}`) ?? []).filter(
    ({ country }) => country !== own.country
  )
}

/** All of a tree, by the ids of its products: what its pages show of other trees' products. */
export function allSameElsewhere({ prefix, offered = [] }: IndexedTree, index: SiteIndex) {
  return offered.map(({ id }) => [id, sameElsewhere(prefix, id, index)] as const)
}

/** The site, but for what its trees offer. */
export const withoutOffers = oncePer((index: SiteIndex): SiteIndex => ({
  ...index,
  trees: index.trees.map(tree => ({ ...tree, offered: undefined }))
}))

/** Of each country, the products of its first tree; the global site is no country. */
const byStrength = oncePer(({ trees }: SiteIndex): ReadonlyMap<string, SameProduct[]> => {
  const first = new Map(trees.toReversed().map(tree => [`${tree.env} ${tree.country}`, tree]))
  const all = new Map<string, SameProduct[]>()
  for (const { prefix, country, env, offered = [] } of [...first.values()].toReversed()) {
    if (country === GLOBAL_COUNTRY) continue
    for (const { id, name, number, strength } of offered) {
      if (strength === undefined) continue
      const key = `${env} ${strength}`
      const same = all.get(key) ?? []
      all.set(key, [...same, { tree: prefix, country, id, name, number }])
    }
  }
  return all
})
