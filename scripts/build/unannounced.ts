import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGES_PATH } from '#contract/changed-trees.ts'
import type { Finding } from '#snapshot/finding.ts'
import { isPulled, readIndex } from '#snapshot/store.ts'

/** Digests of the content of each tree of a snapshot, without what its files are: no pull takes these over unasked. */
export type TreeDigests = ReadonlyMap<string, string>

export function digestTrees(dir: string): TreeDigests {
  const pulled = readIndex(dir).trees.filter(({ prefix }) => isPulled(prefix, dir))
  return new Map(
    pulled.map(({ prefix }) => {
      const files = ['content.json', 'catalogue.json'].map(file => join(dir, prefix, file))
      const content = files.map(file => readFileSync(file, 'utf8')).join('\n')
      return [prefix, hash('sha256', content.replace(OF_FILE, ''))]
    })
  )
}

const OF_FILE = /"(?:sha256|modified)":"[^"]*"/g

/** A finding for each tree whose content has changed although the BFF does not say so. */
export function unannouncedChanges(
  { before, after }: { before: TreeDigests; after: TreeDigests },
  isAnnounced: (prefix: string) => boolean
): Finding[] {
  const changed = [...after.keys()].filter(
    prefix => before.has(prefix) && before.get(prefix) !== after.get(prefix)
  )
  return changed
    .filter(prefix => !isAnnounced(prefix))
    .map(prefix => ({
      kind: 'unannounced',
      tree: prefix,
      call: `GET ${CHANGES_PATH}`,
      record: prefix,
      field: 'trees',
      expected: 'every tree whose content has changed',
      received: `changes without ${prefix}`,
      message: `The content of the tree ${prefix} has changed, and GET ${CHANGES_PATH} does not name it: builds that ask for changes only showed its earlier content. Correct that call of the BFF; until then, build with \`-- --clean\`.`
    }))
}
