import { globSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ASSETS_DIR, DRAWINGS_DIR, ORDERS_DIR } from './folder.ts'

const DAY = 24 * 60 * 60 * 1000
/** Kept for a month: a build of some trees uses only some files, and the next build of all trees needs the others. */
const KEPT = 30 * DAY

/** The time of this file is that of the last removal. */
const NOTE = '.cache/old-removed'

/**
 * Removes files, orders and lists older than a month, once a day: looking at thousands of files takes as long as rendering
 * a dozen pages. A page that still needs one makes it again.
 */
export function removeOld(now: Date): void {
  const last = statSync(NOTE, { throwIfNoEntry: false })
  if (last && now.getTime() - last.mtimeMs < DAY) return
  mkdirSync(dirname(NOTE), { recursive: true })
  writeFileSync(NOTE, '')
  utimesSync(NOTE, now, now)
  for (const path of globSync(
    [ASSETS_DIR, ORDERS_DIR, DRAWINGS_DIR].map(folder => join(folder, '*'))
  )) {
    // A build that runs at the same time may have removed it.
    const file = statSync(path, { throwIfNoEntry: false })
    if (file && file.mtimeMs < now.getTime() - KEPT) rmSync(path, { force: true })
  }
}
