import { statSync } from 'node:fs'
import { givenSettings } from '#config/given-settings.ts'
import type { Deployment } from '#config/settings.ts'
import { remember } from '#lib/remember.ts'
import type { RouteName } from '#routes/routes.ts'
import type { IndexedTree, SiteIndex } from '#snapshot/snapshot.ts'
import { indexFile, readCatalogue, readChanges, readContent, readIndex } from '#snapshot/store.ts'
import { buildCatalogue, buildTree, type Site, type Tree } from './build-tree.ts'
import { pagesOfRoute } from './pages.ts'
import { lookUpEnglishNames, readGlobalBundles } from './site-texts.ts'

/** Trees without products are small and stay in memory; catalogues are large and are read tree by tree. */
const TREES_IN_MEMORY = 32
const CATALOGUES_IN_MEMORY = 2

type Trees = { site: Site; treeOf: (prefix: string) => Tree }

let opened: (Trees & { pulledAt: number }) | undefined

/** The tree of a prefix, for the pages of this process. */
export function treeOf(prefix: string): Tree {
  return current().treeOf(prefix)
}

/** The parameters of every page of a route in the rendered trees, for `getStaticPaths`. */
export function staticPaths(
  route: RouteName,
  isOf: (tree: IndexedTree, index: SiteIndex) => boolean = () => true
): { params: { tree: string; id?: string } }[] {
  const { index } = current().site
  const wanted = givenSettings().trees
  return index.trees
    .filter(({ prefix }) => wanted?.includes(prefix) ?? true)
    .filter(tree => isOf(tree, index))
    .flatMap(tree => pagesOfRoute(route, tree, index))
    .map(({ tree, id }) => ({ params: { tree, id } }))
}

/** Opened again after a new pull, so that a dev server shows new content. */
function current(): Trees {
  const settings = givenSettings()
  const file = indexFile(settings.snapshotDir)
  const pulledAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (opened?.pulledAt !== pulledAt)
    opened = { pulledAt, ...openTrees(settings.snapshotDir, settings) }
  return opened
}

/**
 * The trees of the snapshot in `dir`, for one deployment. The folder is relative to the working directory: bundled
 * code moves to dist/.prerender, so a path relative to import.meta.url would not survive the build.
 */
export function openTrees(dir: string, deployment: Deployment): Trees {
  const index = readIndex(dir)
  const site: Site = {
    index,
    globalBundles: readGlobalBundles(index.trees, dir),
    englishName: lookUpEnglishNames(index.trees, dir),
    deployment
  }
  const treeOf: (prefix: string) => Tree = remember(
    prefix => buildTree(readContent(prefix, dir), site, () => catalogueOf(prefix)),
    TREES_IN_MEMORY
  )
  const catalogueOf = remember(
    prefix =>
      buildCatalogue(readCatalogue(prefix, dir), treeOf(prefix).content, readChanges(prefix, dir)),
    CATALOGUES_IN_MEMORY
  )
  return { site, treeOf }
}
