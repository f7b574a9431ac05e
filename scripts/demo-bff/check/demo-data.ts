import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../data-source/read-json.ts'

/** Every JSON file below the data folder, relative to it. */
export function dataFiles(): string[] {
  return readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .sort()
}

/** The content that the site has built in for calls that fail, relative to the data folder. */
export function builtInFiles(): string[] {
  return readdirSync(join(dataFolder, DEFAULTS)).map(file => join(DEFAULTS, file))
}

const DEFAULTS = '../../../src/content/texts/defaults'

export function readText(path: string): string {
  return readFileSync(path, 'utf8')
}

export function hasFile(path: string): boolean {
  return existsSync(join(dataFolder, 'files', path))
}
