import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const dataFolder = join(import.meta.dirname, '../data')
export const englishFile = join(import.meta.dirname, '../../../src/texts/english.json')

/** Every JSON file below the data folder, relative to it. */
export function dataFiles(): string[] {
  return readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .sort()
}

// Each check names the shape that it goes on to examine.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function readData<Shape>(file: string): Shape {
  return JSON.parse(readText(join(dataFolder, file))) as Shape
}

export function readText(path: string): string {
  return readFileSync(path, 'utf8')
}

export function hasFile(path: string): boolean {
  return existsSync(join(dataFolder, 'files', path))
}
