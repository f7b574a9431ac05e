import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS_DIR, DRAWINGS_DIR, ORDERS_DIR } from './folder.ts'

/** Kept for a month: a build of some trees uses only some files, and the next build of all trees needs the others. */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Removes files, orders and lists older than a month. A page that still needs one makes it again. */
export function removeOld(now: Date): void {
  for (const path of globSync(
    [ASSETS_DIR, ORDERS_DIR, DRAWINGS_DIR].map(folder => join(folder, '*'))
  )) {
    // A build that runs at the same time may have removed it.
    const file = statSync(path, { throwIfNoEntry: false })
    if (file && file.mtimeMs < now.getTime() - KEPT) rmSync(path, { force: true })
  }
}
