import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS_DIR, ORDERS_DIR } from './folder.ts'

/** A build of some trees names less than all, and the others want to find theirs again. */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Removes the files and orders that are older than a month. A page that names one again makes it anew. */
export function removeOld(now: Date): void {
  for (const path of globSync([join(ASSETS_DIR, '*'), join(ORDERS_DIR, '*')])) {
    // A build beside this one may have been faster.
    const file = statSync(path, { throwIfNoEntry: false })
    if (file && file.mtimeMs < now.getTime() - KEPT) rmSync(path, { force: true })
  }
}
