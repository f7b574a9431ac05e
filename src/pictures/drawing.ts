import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS_DIR } from './folder.ts'

/** An image as markup needs it. */
export type Picture = { src: string; width: number; height: number }

export type Size = { width: number; height: number }

const drawn = new Map<string, Picture>()

/**
 * A drawing as a file of its own, named by a digest of its bytes and shared by all pages that show it.
 * `name` says all that the drawing depends on, so that it is drawn once a build.
 */
export function drawing(name: string, size: Size, draw: () => string): Picture {
  const key = `${name}-${size.width}x${size.height}`
  const known = drawn.get(key)
  if (known) return known
  const file = write(key, draw())
  const picture = { src: `/_assets/${file}`, ...size }
  drawn.set(key, picture)
  return picture
}

function write(key: string, svg: string): string {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${key.replace(/[^a-z0-9-]+/gi, '_')}.${digest}.svg`
  const path = join(DRAWINGS_DIR, file)
  if (!existsSync(path)) {
    mkdirSync(DRAWINGS_DIR, { recursive: true })
    writeFileSync(path, svg)
  }
  return file
}
