import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Settings } from '#config/settings.ts'
import type { SiteIndex, TreeContent } from '#snapshot/snapshot.ts'
import { indexedTree } from '#tree/pages.ts'
import { datesUntilPull } from '#tree/sitemap-pages.ts'
import { digestOfSame } from '#tree/same-elsewhere.ts'
import { readEnglishNames, readGlobalBundles } from '#tree/trees.ts'
import { deadLinksIn, englishNamesOf, productCounts, seenByAll, seenOfOthers } from './seen.ts'

/**
 * Digests of the content that pages are made of: by tree, and of the files of all trees. `shells`: by tree, of all that
 * its pages show beside their views; missing in releases of versions that did not note them.
 */
export type Inputs = {
  site: string
  trees: Record<string, string>
  shells?: Record<string, string>
}

type Snapshot = Pick<Settings, 'snapshotDir'> &
  Partial<Pick<Settings, 'publicGeoUrl'>> & { index: SiteIndex }

/**
 * The inputs of some trees of a snapshot: if something that the pages of a tree show changes, its digest does. What
 * publications have changed is shown, too: where these inputs have not, that is what the published site shows. So is
 * the day of the content: it is that of the last change.
 */
export function readInputs(prefixes: readonly string[], snapshot: Snapshot): Inputs {
  const { snapshotDir, index } = snapshot
  const inputsOf = openInputs(snapshot)
  const trees = prefixes.map(prefix => [prefix, inputsOf(prefix)] as const)
  const files = ['files.json', 'findings.json'].map(file => readFileSync(join(snapshotDir, file)))
  const all = index.trees.map(tree => ({ ...tree, dates: datesUntilPull(tree, index) }))
  return {
    site: digest({ ...index, pulledAt: undefined, trees: all }, ...files.map(digestBytes)),
    trees: Object.fromEntries(trees.map(([prefix, { tree }]) => [prefix, tree])),
    shells: Object.fromEntries(trees.map(([prefix, { shell }]) => [prefix, shell]))
  }
}

function openInputs({ snapshotDir, index, publicGeoUrl }: Snapshot) {
  const names = readEnglishNames(index.trees, snapshotDir)
  const bundles = readGlobalBundles(index.trees, snapshotDir)
  const ofAll = digest(seenByAll(index))
  const ofGlobal = new Map([...bundles].map(([lang, bundle]) => [lang, digest(bundle)]))
  const globalLang = index.countries.find(({ iso }) => iso === GLOBAL_COUNTRY)?.lang
  const read = (prefix: string, file: string) =>
    readFileSync(join(snapshotDir, prefix, file), 'utf8')

  return (prefix: string): { shell: string; tree: string } => {
    const own = indexedTree(prefix, index)
    const [content, catalogue] = [read(prefix, 'content.json'), read(prefix, 'catalogue.json')]
    const { activeIngredients } = JSON.parse(content) as TreeContent
    const ingredients = activeIngredients.map(({ id }) => id)
    const shell = digest(
      ofAll,
      digestBytes(content),
      [own.lang, DEFAULT_LANG, globalLang].map(lang => ofGlobal.get(lang ?? '')),
      seenOfOthers(prefix, index, publicGeoUrl !== undefined),
      deadLinksIn(content + catalogue, index)
    )
    const tree = digest(
      shell,
      digestBytes(catalogue),
      englishNamesOf(own, ingredients, names),
      digestOfSame(own, index),
      own.country === GLOBAL_COUNTRY && productCounts(index)
    )
    return { shell, tree }
  }
}

const digest = (...values: unknown[]) => digestBytes(JSON.stringify(values))
const digestBytes = (bytes: Buffer | string) => hash('sha256', bytes)
