import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Moves to an empty folder, and gives the way back, as `beforeEach` wants it: what is made below the working directory,
 * the cache above all, is nobody else's.
 */
export function enterOwnFolder(): () => void {
  const home = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'own-folder-'))
  process.chdir(folder)
  return () => {
    process.chdir(home)
    rmSync(folder, { recursive: true })
  }
}
