import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#config/settings.ts'
import { pull } from '#snapshot/pull.ts'
import type { PullOptions } from '#snapshot/pull-connection.ts'
import type { PullSettings } from '#snapshot/pull-or-keep.ts'
import { aClock } from '../helpers/a-clock.ts'

/** A folder for a snapshot and a cache, and pulls into it from the BFF at `url`. */
export async function aPull(url: string) {
  const dir = await mkdtemp(join(tmpdir(), 'pull-'))
  const snapshotDir = join(dir, '.snapshot')
  const cacheDir = join(dir, '.cache')
  const logged: string[] = []
  const run = (settings: Partial<PullSettings> = {}, options: PullOptions = {}) =>
    pull(
      { ...readSettings({}), snapshotDir, bffUrl: url, assetsUrl: url, ...settings },
      { cacheDir, clock: aClock(), log: message => logged.push(message), ...options }
    )
  return { dir, snapshotDir, mirrorDir: join(cacheDir, 'files'), logged, run }
}
