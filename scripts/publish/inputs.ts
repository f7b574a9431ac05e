import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { indexedTree } from '#tree/pages.ts'
import { allSameElsewhere, withoutOffers } from '#tree/same-elsewhere.ts'
import { readGlobalBundles, readEnglishNames } from '#tree/trees.ts'

/**
 * Digests of the content that pages are made of: by tree, and of the files of all trees. `shells`: by tree, of all that
 * its pages show beside their views; missing in releases of versions that did not note them.
 */
export type Inputs = {
  site: string
  trees: Record<string, string>
  shells?: Record<string, string>
}

/**
 * The inputs of some trees of a snapshot. A tree shows its own content, the same products of other trees, the list of all
 * trees and their pages, global texts, English names, and the day of the pull: if one of them changes, its digest changes.
 * It shows what publications have changed, too: where these inputs have not, that is what the published site shows.
 */
export function readInputs(prefixes: readonly string[], dir: string, index: SiteIndex): Inputs {
  const shared = hash('sha256', JSON.stringify(sharedInputs(dir, index)))
  const digestOf = (...files: string[]) =>
    hash('sha256', [shared, ...files.map(file => digestFile(join(dir, file)))].join('\n'))
  const sameElsewhere = (prefix: string) =>
    JSON.stringify(allSameElsewhere(indexedTree(prefix, index), index))
  const shells = prefixes.map(prefix => [prefix, digestOf(`${prefix}/content.json`)] as const)
  const digestOfTree = (prefix: string, shell: string) => {
    const catalogue = digestFile(join(dir, `${prefix}/catalogue.json`))
    return hash('sha256', [shell, catalogue, sameElsewhere(prefix)].join('\n'))
  }
  return {
    site: digestOf('files.json', 'findings.json'),
    trees: Object.fromEntries(
      shells.map(([prefix, shell]) => [prefix, digestOfTree(prefix, shell)])
    ),
    shells: Object.fromEntries(shells)
  }
}

function sharedInputs(dir: string, index: SiteIndex) {
  const names = readEnglishNames(index.trees, dir)
  return [
    // What trees offer is in one file of the site, which is always written, and on pages of the same products only.
    { ...withoutOffers(index), pulledAt: dayOf(index.pulledAt) },
    [...readGlobalBundles(index.trees, dir)],
    [...names].map(([kind, byId]) => [kind, [...byId]])
  ]
}

/** Pages name the day of a pull, never its time. */
const dayOf = (instant: string): string => instant.slice(0, 'yyyy-mm-dd'.length)

function digestFile(file: string): string {
  return hash('sha256', readFileSync(file))
}
