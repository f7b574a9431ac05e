import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingCode } from '#assets/kept-drawings.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** The code that turns the description of a card or a bitmap into bytes. */
const ENCODERS = [
  'scripts/build/encode-social-card.ts',
  'src/pictures/bitmap.ts',
  'src/pictures/rasterise.ts'
]
const LOCK = 'package-lock.json'

/** Everything that determines a drawing: our code, and the packages with their fonts. */
const SOURCES = ['src/pictures/**/*.ts', 'src/lib/**/*.ts', LOCK, ...ENCODERS]

/** Digests of the code that draws. When it changes, drawings and encoded pictures are made again. */
export function drawingCode(project = PROJECT): DrawingCode {
  const files = globSync(SOURCES, { cwd: project }).sort()
  const read = (file: string) => readFileSync(join(project, file))
  return {
    drawing: digestOf(files.flatMap(file => [file, read(file)])),
    encoder: digestOf([...ENCODERS.map(read), versionsOfEncoders(project)])
  }
}

/**
 * The versions of the rasteriser, and of sharp and its libraries. Other packages do not change how a card is encoded,
 * and encoding thousands of cards takes a minute.
 */
function versionsOfEncoders(project: string): string {
  const lock = JSON.parse(readFileSync(join(project, LOCK), 'utf8')) as Lock
  const own = Object.entries(lock.packages).filter(([path]) =>
    /^node_modules\/(sharp|@img\/.+|@resvg\/.+)$/.test(path)
  )
  return own.map(([path, { version }]) => `${path} ${version}`).join('\n')
}

type Lock = { packages: Record<string, { version?: string }> }

function digestOf(parts: readonly (string | Buffer)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex').slice(0, 24)
}
