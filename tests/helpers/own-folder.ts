import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Changes to an empty working directory, and returns the way back for `beforeEach`: whatever is created below it, above
 * all the cache, is not shared.
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
