import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeWhole } from '#lib/write-whole.ts'
import { fileName } from './file-name.ts'
import { ASSETS_DIR } from './folder.ts'
import { publish } from './publish.ts'
import { isWhole } from './whole-file.ts'

/** The types of file that a page may write beside what Astro bundles. */
type Extension = 'svg' | 'json' | 'csv' | 'png'

/** Writes a file and publishes it; answers its address. */
export function hashedFile(name: string, extension: Extension, bytes: string | Uint8Array): string {
  return publish(keepFile(name, extension, bytes))
}

/** The size in bytes of a file that a page has published, by its address. */
export function bytesOf(address: string): number {
  return statSync(join(ASSETS_DIR, basename(address))).size
}

/**
 * Writes a file named by a digest of its bytes, and answers the name. Equal bytes are one file, which browsers may
 * cache for ever. It is copied into the site when a page publishes it.
 */
export function keepFile(name: string, extension: Extension, bytes: string | Uint8Array): string {
  const file = fileName(name, extension, bytes)
  const path = join(ASSETS_DIR, file)
  if (!isWhole(path)) writeWhole(path, bytes)
  return file
}
