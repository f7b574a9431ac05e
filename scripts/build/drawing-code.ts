import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '../..')

/** Everything that determines a drawing: our code, and the packages with their fonts. */
const SOURCES = ['src/pictures/**/*.ts', 'src/lib/**/*.ts', 'package-lock.json']

/** A digest of the code that draws. Drawings of another digest are drawn again. */
export function drawingCode(): string {
  const digest = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: PROJECT }).sort())
    digest.update(file).update(readFileSync(join(PROJECT, file)))
  return digest.digest('hex').slice(0, 24)
}
