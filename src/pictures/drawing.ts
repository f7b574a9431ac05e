import { hashedFile } from '#assets/hashed-file.ts'

/** An image as markup needs it. */
export type Picture = { src: string; width: number; height: number }

export type Size = { width: number; height: number }

const drawn = new Map<string, string>()

/**
 * A drawing as a file of its own, named by a digest of its bytes and shared by all pages that show it.
 * `name` and `of` say all that the drawing depends on, so that it is drawn once a build.
 */
export function drawing(name: string, size: Size, draw: () => string, of?: unknown): Picture {
  const file = `${name}-${size.width}x${size.height}`
  const key = `${file} ${JSON.stringify(of)}`
  const src = drawn.get(key) ?? hashedFile(file, 'svg', draw())
  drawn.set(key, src)
  // A new object each time: Astro writes the class of a component into what is spread on its element.
  return { src, ...size }
}
