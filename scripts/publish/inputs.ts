import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Settings } from '#config/settings.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { readSummary } from '#snapshot/store.ts'
import { leadsNowhere } from '#tree/dead-links.ts'
import { daysToCome, investorDays } from '#tree/investor-days.ts'
import { indexedTree } from '#tree/pages.ts'
import { datesUntilPull } from '#tree/sitemap-pages.ts'
import { digestOfSame } from '#tree/same-elsewhere.ts'
import { readEnglishNames, readGlobalBundles } from '#tree/site-texts.ts'
import { englishNamesOf, productCounts, seenByAll, seenOfOthers } from './seen.ts'

/**
 * Digests of the content of pages: by tree, and of the files of all trees. `shells`: by tree, the digest of what its
 * pages show besides their views; missing in releases of earlier versions.
 */
export type Inputs = {
  site: string
  trees: Record<string, string>
  shells?: Record<string, string>
}

type Snapshot = Pick<Settings, 'snapshotDir'> &
  Partial<Pick<Settings, 'publicGeoUrl'>> & { index: SiteIndex }

/**
 * The inputs of some trees of a snapshot. If something that the pages of a tree show changes, its digest changes. The
 * history of changes and the day of the content are left out: if the inputs are the same, the published site shows the
 * right ones.
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

  return (prefix: string): { shell: string; tree: string } => {
    const own = indexedTree(prefix, index)
    const { content, catalogue, ingredientIds, links } = readSummary(prefix, snapshotDir)
    const shell = digest(
      ofAll,
      content,
      [own.lang, DEFAULT_LANG, globalLang].map(lang => ofGlobal.get(lang ?? '')),
      seenOfOthers(prefix, index, publicGeoUrl !== undefined),
      links.filter(link => leadsNowhere(link, index)),
      // A date that has passed is not shown any more.
      daysToCome(investorDays(own, index), index)
    )
    const tree = digest(
      shell,
      catalogue,
      englishNamesOf(own, ingredientIds, names),
      digestOfSame(own, index),
      own.country === GLOBAL_COUNTRY && productCounts(index)
    )
    return { shell, tree }
  }
}

const digest = (...values: unknown[]) => digestBytes(JSON.stringify(values))
const digestBytes = (bytes: Buffer | string) => hash('sha256', bytes)
