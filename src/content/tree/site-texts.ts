import { DEFAULT_LANG } from '#config/constants.ts'
import type { Bundle } from '#contract/bundle.ts'
import type { IndexedTree } from '#snapshot/snapshot.ts'
import { isPulled, readCatalogue, readContent } from '#snapshot/store.ts'
import { hasGlobalTexts } from '#snapshot/tree-ids.ts'
import { collectEnglishNames, type EnglishName, type EnglishNames } from './english-names.ts'
import { isGlobal } from './global-texts.ts'

/** The bundles of the global site by language. */
export function readGlobalBundles(trees: readonly IndexedTree[], dir: string): Map<string, Bundle> {
  return new Map(
    trees.filter(hasGlobalTexts).map(({ prefix, lang }) => [lang, readContent(prefix, dir).bundle])
  )
}

/** Read when a name is first needed, because most pages need none. */
export function lookUpEnglishNames(trees: readonly IndexedTree[], dir: string): EnglishName {
  let names: EnglishNames | undefined
  return (kind, id) => {
    names ??= readEnglishNames(trees, dir)
    return names.get(kind)?.get(id)
  }
}

/** The names in all English trees of a snapshot. Names of the global site win. */
export function readEnglishNames(trees: readonly IndexedTree[], dir: string): EnglishNames {
  const inEnglish = trees.filter(
    ({ prefix, lang }) => lang === DEFAULT_LANG && isPulled(prefix, dir)
  )
  const globalLast = inEnglish.toSorted(
    (one, other) => Number(isGlobal(one)) - Number(isGlobal(other))
  )
  return collectEnglishNames(globalLast.values().map(tree => readRecord(tree, dir)))
}

function readRecord({ prefix }: IndexedTree, dir: string) {
  return { content: readContent(prefix, dir), catalogue: readCatalogue(prefix, dir) }
}
