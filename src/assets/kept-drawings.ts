import { hash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { processWide } from '#lib/process-wide.ts'
import { ASSETS_DIR, DRAWINGS_DIR } from './folder.ts'
import { encodeBy, isOrdered } from './ordered-file.ts'
import { isWhole } from './whole-file.ts'

type Files = Map<string, string>

/**
 * The drawings of this process, and the list of those that earlier builds drew with the same code, if that code is
 * known.
 */
const drawings = processWide('drawings', () => ({
  asked: new Map() as Files,
  earlier: new Map() as Files,
  list: undefined as string | undefined
}))

/** Digests of all that draws, and of what makes bytes of drawings. */
export type DrawingCode = { drawing: string; encoder: string }

/** From now on, a drawing of an earlier build by the same code is not drawn again. */
export function keepDrawings({ drawing, encoder }: DrawingCode): void {
  encodeBy(encoder)
  const list = join(DRAWINGS_DIR, drawing)
  if (drawings.list === list) return
  drawings.list = list
  drawings.earlier = readList(list)
}

/** The name of the file with the drawing. `draw` is called only if no build has drawn this key. */
export function drawnOnce(key: string, draw: () => string): string {
  const { asked, earlier, list } = drawings
  const known = asked.get(key)
  if (known !== undefined) return known
  const digest = hash('sha256', key).slice(0, 24)
  const kept = earlier.get(digest)
  const file = kept !== undefined && isThere(kept) ? kept : draw()
  asked.set(key, file)
  if (list !== undefined && file !== kept) addTo(list, `${digest} ${file}\n`)
  return file
}

// The name of an ordered file is no digest of its bytes, so the file need not be read to check it.
const isThere = (file: string) => isOrdered(file) || isWhole(join(ASSETS_DIR, file))

/** A line for each drawing. A build that is killed leaves at most half a line, and no file has that name. */
function readList(list: string): Files {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  return new Map(lines.map(line => line.split(' ') as [string, string]))
}

function addTo(list: string, line: string): void {
  mkdirSync(dirname(list), { recursive: true })
  appendFileSync(list, line)
}
