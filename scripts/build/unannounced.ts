import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#snapshot/finding.ts'
import { isPulled, readIndex } from '#snapshot/store.ts'

/** The digest of each tree's content, without the facts of its files, because every pull requests those again. */
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

/** Who should have announced the changed trees. */
export type Announcer = 'GET /changes' | 'webhooks'

type Pulls = { before: TreeDigests; after: TreeDigests; by: Announcer }

/** A finding for each tree whose content has changed without an announcement. */
export function unannouncedChanges(
  { before, after, by }: Pulls,
  isAnnounced: (prefix: string) => boolean
): Finding[] {
  const changed = [...after.keys()].filter(
    prefix => before.has(prefix) && before.get(prefix) !== after.get(prefix)
  )
  const which = by === 'webhooks' ? 'no webhook names it' : `${by} does not name it`
  return changed
    .filter(prefix => !isAnnounced(prefix))
    .map(prefix => ({
      kind: 'unannounced',
      tree: prefix,
      call: by,
      record: prefix,
      field: 'trees',
      expected: 'every tree whose content has changed',
      received: `changes without ${prefix}`,
      message: `The content of the tree ${prefix} has changed, and ${which}: builds that ask for changes only showed its earlier content. Correct that in the BFF; until then, build with \`-- --clean\`.`
    }))
}
