import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { oncePer } from '#lib/once-per.ts'
import type { IndexedTree, SiteIndex } from '#snapshot/snapshot.ts'
import type { EnglishNames } from '#tree/english-names.ts'

/* What the pages of a tree show of the rest of the site. Everything else that they read of `SiteIndex` must be added
   here; otherwise an incremental build does not notice its changes. */

/** What the pages of all trees show: countries, the mark, and which trees there are. */
export function seenByAll({ contentEnv, countries, chineseNames, mark, trees }: SiteIndex) {
  return {
    contentEnv,
    countries,
    chineseNames,
    mark,
    trees: trees.map(({ prefix, country, countryId, env, lang, countryChange }) => ({
      ...{ prefix, country, countryId, env, lang, countryChange }
    }))
  }
}

const local = ['productIds', 'cropIds', 'problematicIds', 'postIds'] as const

/**
 * The pages of other trees that a tree has as well: it links to those of its country, and reports are the same in all
 * trees. `hasGeo`: pages of `/gl` also name the countries that lack them.
 */
export function seenOfOthers(prefix: string, index: SiteIndex, hasGeo: boolean) {
  const own = index.trees.find(tree => tree.prefix === prefix)
  if (!own) return []
  const isShared = (other: IndexedTree) =>
    other.country === own.country ||
    (hasGeo && prefix === GLOBAL_COUNTRY && other.prefix === other.country)
  return index.trees
    .filter(other => other !== own)
    .flatMap(other => {
      const kinds = isShared(other) ? ([...local, 'reportGroupIds'] as const) : reports
      // Sorted, because the order in the lists of another tree does not matter here.
      const both = kinds.map(kind => other[kind].filter(id => idsOf(own)[kind].has(id)).toSorted())
      return both.some(({ length }) => length > 0) ? [[other.prefix, both] as const] : []
    })
}

const reports = ['reportGroupIds'] as const

const idsOf = oncePer((tree: IndexedTree) => ({
  productIds: new Set(tree.productIds),
  cropIds: new Set(tree.cropIds),
  problematicIds: new Set(tree.problematicIds),
  postIds: new Set(tree.postIds),
  reportGroupIds: new Set(tree.reportGroupIds)
}))

/** The number of products in each tree; the global trees show it for each country. */
export const productCounts = ({ trees }: SiteIndex) =>
  trees.map(({ prefix, productIds }) => [prefix, productIds.length])

/** The English names of the crops, problems and ingredients of a tree, and all of families and of rows of tables. */
export function englishNamesOf(
  tree: IndexedTree,
  ingredients: readonly string[],
  names: EnglishNames
) {
  const named = {
    crop: tree.cropIds,
    problem: tree.problematicIds,
    ingredient: [...ingredients, ...(tree.offered ?? []).flatMap(offer => offer.ingredientIds)]
  }
  return [
    ...Object.entries(named).map(([kind, ids]) =>
      ids.map(id => names.get(kind as keyof typeof named)?.get(id))
    ),
    ...(['family', 'b2bRow', 'globalRow'] as const).map(kind => [...(names.get(kind) ?? [])])
  ]
}
