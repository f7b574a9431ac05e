import type { Tree } from '#tree/build-tree.ts'
import { fileSizes } from './formats.ts'

/** The type of a file as readers know it: `PDF`. */
export function fileType(url: string): string | undefined {
  const path = url.split(/[?#]/)[0] ?? ''
  return /\.([a-z0-9]{2,4})$/i.exec(path)?.[1]?.toUpperCase()
}

/** A size in the tree's units on one line, `412 kB` or `1.3 MB`. */
export function fileSize({ locale }: Tree, bytes: number): string {
  const { kilobytes, megabytes } = fileSizes(locale)
  const size =
    bytes < 1_000_000 ? kilobytes.format(bytes / 1_000) : megabytes.format(bytes / 1_000_000)
  return size.replace(' ', '\u00a0')
}
