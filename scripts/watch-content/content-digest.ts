import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIndex } from '#snapshot/store.ts'
import { PULL_NOTE, pullByChange, type Settings } from '../build/pull-by-change.ts'

/** Pulls the changes since the last pull into a snapshot, and answers the digest of its content. */
export async function pullDigest(
  settings: Settings,
  log: (message: string) => void
): Promise<string> {
  await pullByChange(settings, { log })
  return contentDigest(settings.snapshotDir)
}

/** The digest of all content of a snapshot. Two pulls of the same content have the same digest. */
function contentDigest(snapshotDir: string): string {
  const files = readdirSync(snapshotDir, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json') && !['index.json', PULL_NOTE].includes(file))
    .toSorted()
  const index = { ...readIndex(snapshotDir), pulledAt: undefined }
  const digests = files.map(
    file => `${hash('sha256', readFileSync(join(snapshotDir, file)))} ${file}`
  )
  return hash('sha256', [JSON.stringify(index), ...digests].join('\n'))
}
