import { statSync } from 'node:fs'
import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import { readSettings } from '#config/settings.ts'
import type { Bundle } from '#contract/bundle.ts'
import { remember } from '#lib/remember.ts'
import type { RouteName } from '#routes/routes.ts'
import type { IndexedTree } from '#snapshot/snapshot.ts'
import { indexFile, isPulled, readCatalogue, readContent, readIndex } from '#snapshot/store.ts'
import { buildCatalogue, buildTree, type Site, type Tree } from './build-tree.ts'
import { type EnglishName, englishNames } from './english-names.ts'
import { pagesOfRoute } from './pages.ts'

/** Trees without their products are small; catalogues are large and used tree by tree. */
const TREES_IN_MEMORY = 64
const CATALOGUES_IN_MEMORY = 3

let current: { pulledAt: number; site: Site; treeOf: (prefix: string) => Tree } | undefined

/** The tree of a prefix, from the snapshot. */
export function treeOf(prefix: string): Tree {
  return snapshot().treeOf(prefix)
}

/** The parameters of every page of a route in the trees that this build renders, for `getStaticPaths`. */
export function staticPaths(
  route: RouteName,
  isOf: (tree: IndexedTree) => boolean = () => true
): { params: { tree: string; id?: string } }[] {
  const { index } = snapshot().site
  const wanted = readSettings().trees
  return index.trees
    .filter(({ prefix }) => wanted?.includes(prefix) ?? true)
    .filter(isOf)
    .flatMap(tree => pagesOfRoute(route, tree, index))
    .map(({ tree, id }) => ({ params: { tree, id } }))
}

export const isGlobal = ({ country }: IndexedTree): boolean => country === GLOBAL_COUNTRY

/** Opened anew when the snapshot was pulled again, so that a dev server shows new content. */
function snapshot() {
  const pulledAt = statSync(indexFile(), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (current?.pulledAt !== pulledAt) current = { pulledAt, ...openSnapshot() }
  return current
}

function openSnapshot() {
  const index = readIndex()
  const site: Site = {
    index,
    globalBundles: readGlobalBundles(index.trees),
    englishName: readEnglishNames(index.trees),
    host: new URL(readSettings().siteUrl).hostname
  }
  const treeOf: (prefix: string) => Tree = remember(
    prefix => buildTree(readContent(prefix), site, () => catalogueOf(prefix)),
    TREES_IN_MEMORY
  )
  const catalogueOf = remember(
    prefix => buildCatalogue(readCatalogue(prefix), treeOf(prefix).content),
    CATALOGUES_IN_MEMORY
  )
  return { site, treeOf }
}

function readGlobalBundles(trees: Site['index']['trees']): Map<string, Bundle> {
  return new Map(
    trees
      .filter(tree => isGlobal(tree) && tree.env === 'prod')
      .map(({ prefix, lang }) => [lang, readContent(prefix).bundle])
  )
}

/** Read when the first name is asked for: most pages ask for none. The global site has the last word. */
function readEnglishNames(trees: readonly IndexedTree[]): EnglishName {
  let names: EnglishName | undefined
  const inEnglish = trees.filter(({ prefix, lang }) => lang === DEFAULT_LANG && isPulled(prefix))
  const globalLast = inEnglish.toSorted(
    (one, other) => Number(isGlobal(one)) - Number(isGlobal(other))
  )
  return (kind, id) => {
    names ??= englishNames(globalLast.values().map(readRecord))
    return names(kind, id)
  }
}

function readRecord({ prefix }: IndexedTree) {
  return { content: readContent(prefix), catalogue: readCatalogue(prefix) }
}
