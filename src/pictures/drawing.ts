import { keepFile } from '#assets/hashed-file.ts'
import { publish } from '#assets/publish.ts'

/** An image as markup needs it. */
export type Picture = { src: string; width: number; height: number }

export type Size = { width: number; height: number }

const drawn = new Map<string, string>()

/**
 * A drawing as a file of its own, named by a digest of its bytes and shared by all pages that show it.
 * `name` and `of` say all that the drawing depends on, so that it is drawn once a build.
 */
export function drawing(name: string, size: Size, draw: () => string, of?: unknown): Picture {
  // A new object each time: Astro writes the class of a component into what is spread on its element.
  return { src: publish(keptDrawing(name, size, draw, of)), ...size }
}

/** The name of the file of a drawing which no page shows as it is: other pictures are made of it. */
export function keptDrawing(name: string, size: Size, draw: () => string, of?: unknown): string {
  const key = JSON.stringify([name, size.width, size.height, of])
  const file = drawn.get(key) ?? keepFile(name, 'svg', draw())
  drawn.set(key, file)
  return file
}
