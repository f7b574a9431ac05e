import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIndex } from '#snapshot/store.ts'

/** The digest of all content of a snapshot. Two pulls of the same content have the same digest. */
export function contentDigest(snapshotDir: string): string {
  const files = readdirSync(snapshotDir, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json') && file !== 'index.json')
    .toSorted()
  const index = { ...readIndex(snapshotDir), pulledAt: undefined }
  const digests = files.map(
    file => `${hash('sha256', readFileSync(join(snapshotDir, file)))} ${file}`
  )
  return hash('sha256', [JSON.stringify(index), ...digests].join('\n'))
}
