import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { readGlobalBundles, readEnglishNames } from '#tree/trees.ts'

/** Digests of the content that pages are made of: by tree, and of the files of all trees. */
export type Inputs = { site: string; trees: Record<string, string> }

/**
 * The inputs of some trees of a snapshot. A tree shows its own content, the list of all trees and their pages, global
 * texts, English names, and the day of the pull: if one of them changes, its digest changes.
 */
export function readInputs(prefixes: readonly string[], dir: string, index: SiteIndex): Inputs {
  const shared = hash('sha256', JSON.stringify(sharedInputs(dir, index)))
  const digestOf = (...files: string[]) =>
    hash('sha256', [shared, ...files.map(file => digestFile(join(dir, file)))].join('\n'))
  return {
    site: digestOf('files.json', 'findings.json'),
    trees: Object.fromEntries(
      prefixes.map(prefix => [
        prefix,
        digestOf(`${prefix}/content.json`, `${prefix}/catalogue.json`)
      ])
    )
  }
}

function sharedInputs(dir: string, index: SiteIndex) {
  const names = readEnglishNames(index.trees, dir)
  return [
    { ...index, pulledAt: dayOf(index.pulledAt) },
    [...readGlobalBundles(index.trees, dir)],
    [...names].map(([kind, byId]) => [kind, [...byId]])
  ]
}

/** Pages name the day of a pull, never its time. */
const dayOf = (instant: string): string => instant.slice(0, 'yyyy-mm-dd'.length)

function digestFile(file: string): string {
  return hash('sha256', readFileSync(file))
}
