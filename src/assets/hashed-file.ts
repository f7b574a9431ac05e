import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS_DIR } from './folder.ts'

/** What a page may keep in a file of its own, beside what Astro bundles. */
type Extension = 'svg' | 'json' | 'csv' | 'png' | 'webp'

/**
 * Keeps a file that a page made, named by a digest of its bytes, and says its address. Equal bytes are one file, whoever
 * asks; visitors may keep it for ever. Only the files that pages name reach the site.
 */
export function hashedFile(name: string, extension: Extension, bytes: string | Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name.replace(/[^a-z0-9-]+/gi, '_')}.${digest}.${extension}`
  const path = join(ASSETS_DIR, file)
  if (!existsSync(path)) {
    mkdirSync(ASSETS_DIR, { recursive: true })
    writeFileSync(path, bytes)
  }
  return `/_assets/${file}`
}
