import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The age at which a file is removed. A build of some trees uses only some answers, and the next build of all trees
 * needs the others.
 */
const KEPT_MS = 30 * DAY_MS

/** The name of a file that is still being written. A running build finishes it within minutes. */
const PART = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** An empty file with the time of the last sweep: asking the age of 50,000 files takes seconds. */
const SWEPT = 'swept'

/**
 * Removes answers and files that no pull has used for a month, and incomplete files of killed builds; once a day.
 * `now`: milliseconds.
 */
export async function sweepCache(dir: string, now: number): Promise<void> {
  const swept = await stat(join(dir, SWEPT)).catch(() => undefined)
  if (swept && Math.abs(now - swept.mtimeMs) < DAY_MS) return
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
    () => undefined
  )
  if (!entries) return
  for (const entry of entries.filter(one => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // Another build may have removed it.
    const file = await stat(path).catch(() => undefined)
    const kept = PART.test(entry.name) ? DAY_MS : KEPT_MS
    if (file && file.mtimeMs < now - kept) await rm(path, { force: true })
  }
  await writeFile(join(dir, SWEPT), '')
  await utimes(join(dir, SWEPT), now / 1000, now / 1000)
}
