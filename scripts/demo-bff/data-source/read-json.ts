import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The demo content; data/README.md describes its parts. */
export const dataFolder = join(import.meta.dirname, '../data')

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller names the shape of the file, and check/ holds the file to it.
export function readData<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as Shape
}
