import { hash } from 'node:crypto'
import { oncePer } from '#lib/once-per.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { href } from '#routes/href.ts'
import type { SameIds } from '#routes/same-products.ts'
import type { IndexedTree, Offer, SiteIndex } from '#snapshot/snapshot.ts'
import { indexedTree } from './pages.ts'

/** A product of another country with the same ingredients, strengths and formulation. */
export type SameProduct = Pick<Offer, 'id' | 'name' | 'number'> & {
  country: string
  /** The page of the product, or its row in the list of its country. */
  href: string
  /** The language of a name from a list, which is English. */
  lang?: string
}

/** The products of other countries that are the same as a product of this tree, whatever they are called. */
export function sameElsewhere(prefix: string, id: string, index: SiteIndex): SameProduct[] {
  const own = indexedTree(prefix, index)
  const { strength = '' } = own.offered?.find(offer => offer.id === id) ?? {}
  return (byStrength(index).get(`${own.env} ${strength}`) ?? []).filter(
    ({ country }) => country !== own.country && country !== GLOBAL_COUNTRY
  )
}

/** What other countries and the global site call a product of this tree, where they have another name. */
export function namesElsewhere(prefix: string, id: string, index: SiteIndex): string[] {
  const own = indexedTree(prefix, index)
  const { name, strength = '' } = own.offered?.find(offer => offer.id === id) ?? {}
  const same = byStrength(index).get(`${own.env} ${strength}`) ?? []
  return [...new Set(same.map(product => product.name))].filter(other => other !== name)
}

/**
 * For each other country with a site, and the global site: the ids there of the products that this tree offers, too. Of
 * several, the one with the same id, or else the first.
 */
export function sameIds(prefix: string, index: SiteIndex): SameIds {
  const own = indexedTree(prefix, index)
  const ids: SameIds = {}
  for (const { id, strength = '' } of own.offered ?? [])
    for (const same of byStrength(index).get(`${own.env} ${strength}`) ?? []) {
      const { country } = same
      if (country === own.country || same.lang !== undefined) continue
      const ofCountry = (ids[country] ??= {})
      if (same.id === id || !Object.hasOwn(ofCountry, id)) ofCountry[id] = same.id
    }
  return ids
}

/**
 * A digest of what the pages of a tree show of other trees' products: the products that are the same as one that its
 * country offers.
 */
export function digestOfSame({ env, offered = [] }: IndexedTree, index: SiteIndex): string {
  const same = offered.map(({ id, strength = '' }) => [
    id,
    digests(index).get(`${env} ${strength}`)
  ])
  return digestOf(same)
}

/** The site index without what its trees offer, by name. */
export const withoutOffers = oncePer((index: SiteIndex): SiteIndex => ({
  ...index,
  trees: index.trees.map(tree => ({
    ...tree,
    offered: undefined,
    problemNames: undefined,
    supplied: undefined
  }))
}))

/**
 * The products of each country and of the global site, from its first tree. Lists of the global site name those of
 * countries without a site.
 */
const byStrength = oncePer(
  ({ trees, countries }: SiteIndex): ReadonlyMap<string, SameProduct[]> => {
    const first = new Map(trees.toReversed().map(tree => [`${tree.env} ${tree.country}`, tree]))
    const all = new Map<string, SameProduct[]>()
    const isoOf = new Map(countries.map(({ id, iso }) => [id, iso]))
    const add = (key: string, product: SameProduct) => {
      const same = all.get(key) ?? []
      same.push(product)
      all.set(key, same)
    }
    for (const { prefix, env, supplied = [] } of trees)
      for (const { countryId, id, name, number, strength } of supplied)
        add(`${env} ${strength}`, {
          country: isoOf.get(countryId) ?? '',
          id,
          name,
          number,
          // The list then begins with this product alone.
          href: `${href('productB2bList', { tree: prefix, id: countryId })}?ids=${encodeURIComponent(id)}`,
          lang: 'en'
        })
    for (const { prefix, country, env, offered = [] } of [...first.values()].toReversed())
      for (const { id, name, number, strength } of offered)
        if (strength !== undefined)
          add(`${env} ${strength}`, {
            country,
            id,
            name,
            number,
            href: href('product', { tree: prefix, id })
          })
    return all
  }
)

/**
 * Computed once for each strength, because a product that is sold in all countries would otherwise be read for each
 * pair of them.
 */
const digests = oncePer(
  (index: SiteIndex) => new Map([...byStrength(index)].map(([key, same]) => [key, digestOf(same)]))
)

const digestOf = (value: unknown) => hash('sha256', JSON.stringify(value))
