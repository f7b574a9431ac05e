import type { Tree } from '#tree/build-tree.ts'
import { countryNames } from '#tree/countries.ts'
import { sameElsewhere } from '#tree/same-elsewhere.ts'

/** This many countries are shown at once, the others when a reader opens the list. */
const SHOWN = 8

/**
 * The same product in other countries, sorted by country; within a country, the product with the same id comes first.
 */
export function elsewhereOf(tree: Tree, id: string) {
  const { index, locale, prefix } = tree
  const nameOf = countryNames(tree.content.tree, locale, index)
  const byName = new Intl.Collator(locale)
  const rows = sameElsewhere(prefix, id, index)
    .flatMap(({ country: iso, ...product }) => {
      const country = index.countries.find(country => country.iso === iso)
      if (!country) return []
      return { ...product, iso, country: nameOf(country) }
    })
    .toSorted(
      (one, other) =>
        byName.compare(one.country, other.country) ||
        Number(other.id === id) - Number(one.id === id)
    )
  return { first: rows.slice(0, SHOWN), others: rows.slice(SHOWN) }
}

export type SameProductRow = ReturnType<typeof elsewhereOf>['first'][number]
