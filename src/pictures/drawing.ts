import { keepFile } from '#assets/hashed-file.ts'
import { drawnOnce } from '#assets/kept-drawings.ts'
import { publish } from '#assets/publish.ts'
import type { Size } from './art/base/svg.ts'

/** An image as markup needs it. */
export type Picture = { src: string; width: number; height: number }

/**
 * A drawing as a file of its own, named by a digest of its bytes and shared by all pages that show it.
 * `name` and `of` state everything that the drawing depends on besides the code, so that it is drawn once for all builds.
 */
export function drawing(name: string, size: Size, draw: () => string, of?: unknown): Picture {
  // A new object each time, because Astro adds the class of a component to attributes that are
  // spread.
  return { src: publish(keptDrawing(name, size, draw, of)), ...size }
}

/** The file name of a drawing that is only used in other pictures. */
export function keptDrawing(name: string, size: Size, draw: () => string, of?: unknown): string {
  const key = JSON.stringify([name, size.width, size.height, of])
  return drawnOnce(key, () => keepFile(name, 'svg', draw()))
}
