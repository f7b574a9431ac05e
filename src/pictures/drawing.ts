import { hashedFile } from '#assets/hashed-file.ts'

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
  const picture = { src: hashedFile(key, 'svg', draw()), ...size }
  drawn.set(key, picture)
  return picture
}
