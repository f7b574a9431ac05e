import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileName } from './file-name.ts'
import { ASSETS_DIR } from './folder.ts'
import { publish } from './publish.ts'

/** What a page may keep in a file of its own, beside what Astro bundles. */
type Extension = 'svg' | 'json' | 'csv' | 'png' | 'webp'

/** Keeps a file that a page made and shows, and says its address. */
export function hashedFile(name: string, extension: Extension, bytes: string | Uint8Array): string {
  return publish(keepFile(name, extension, bytes))
}

/**
 * Keeps a file, named by a digest of its bytes, and says its name. Equal bytes are one file, whoever asks; visitors may
 * keep it for ever. It reaches the site when a page publishes it.
 */
export function keepFile(name: string, extension: Extension, bytes: string | Uint8Array): string {
  const file = fileName(name, extension, bytes)
  const path = join(ASSETS_DIR, file)
  if (!existsSync(path)) {
    mkdirSync(ASSETS_DIR, { recursive: true })
    writeFileSync(path, bytes)
  }
  return file
}
