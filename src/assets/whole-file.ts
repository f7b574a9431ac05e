import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { digestOf } from './file-name.ts'

/** Files that were read, with their time and size: a page asks for the same file again and again. */
const known = new Set<string>()

/** Whether a file is there with the content whose digest is in its name, `map.5b6c7d8e9f01.svg`. */
export function isWhole(path: string, digest = basename(path).split('.')[1]): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return false
  const version = [resolve(path), stats.mtimeMs, stats.size, digest].join(' ')
  if (known.has(version)) return true
  if (digestOf(readFileSync(path)) !== digest) return false
  known.add(version)
  return true
}
