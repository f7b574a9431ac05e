import { createHash, hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Saved } from '#bff/save-body.ts'
import { formatChecked, parseChecked } from '#lib/checked-json.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'

/** The note written when a file was saved; nothing when the file has changed since. */
export async function readNote(file: string): Promise<Saved | undefined> {
  try {
    const noted = parseChecked(await readFile(`${file}.json`, 'utf8'))
    if (!isPlainObject(noted) || noted.sha256 !== (await digestOf(file))) return undefined
    await keepYoung(file)
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return { sha256: noted.sha256, etag: text(noted.etag), modified: text(noted.modified) }
  } catch {
    return undefined
  }
}

/** A used file is not old, so its time is set to now: the cache is swept by age. */
async function keepYoung(file: string): Promise<void> {
  const now = new Date()
  const { mtimeMs } = await stat(file)
  if (now.getTime() - mtimeMs < DAY_MS) return
  for (const used of [file, `${file}.json`]) await utimes(used, now, now)
}

const DAY_MS = 86_400_000

export async function writeNote(file: string, saved: Saved): Promise<void> {
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, formatChecked(saved))
  await rename(fresh, `${file}.json`)
}

/** A larger file is not read into memory. */
const SMALL = 1024 * 1024

export async function digestOf(file: string): Promise<string> {
  const { size } = await stat(file)
  if (size <= SMALL) return hash('sha256', await readFile(file))
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}
