import { hash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remember } from '#lib/remember.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { drawSheet, type Sheet } from './pdf-sheet.ts'

const CACHE = join('.cache', 'documents')
const DIGEST_LETTERS = 64

/**
 * The PDF of a sheet, drawn once for all starts: drawing the two thousand documents of the demo takes longer than all
 * else that it answers. Only this process is slower where they cannot be kept.
 */
export function keptSheet(sheet: Sheet): Uint8Array {
  const { title, kind, language, lines } = sheet
  const folder = folderOfCode(CACHE)
  const path = join(folder, hash('sha256', JSON.stringify([title, kind, language, lines])))
  const kept = readKept(path)
  if (kept) return kept
  const drawn = drawSheet(sheet)
  try {
    writeWhole(path, Buffer.concat([Buffer.from(hash('sha256', drawn)), drawn]))
  } catch {
    return drawn
  }
  return drawn
}

/** The file begins with the digest of the rest: a damaged one counts as missing. */
function readKept(path: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(path)
    const file = bytes.subarray(DIGEST_LETTERS)
    return bytes.toString('latin1', 0, DIGEST_LETTERS) === hash('sha256', file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The folder of what the current code draws. Those of other code are removed. */
const folderOfCode = remember((cache: string) => {
  const sources = [
    join(import.meta.dirname, 'pdf-sheet.ts'),
    fileURLToPath(import.meta.resolve('pdfkit'))
  ]
  const name = hash('sha256', Buffer.concat(sources.map(file => readFileSync(file)))).slice(0, 24)
  for (const other of globSync('*', { cwd: cache }).filter(one => one !== name))
    rmSync(join(cache, other), { recursive: true, force: true })
  return join(cache, name)
}, 1)
