import { basename, dirname, join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import { restoreFolder } from '#lib/swap-folder.ts'
import { withLock } from './lock.ts'
import { assertReplaceable } from './one-disk.ts'
import { releasesOf, reportFolderOf, restorePublished } from './releases.ts'

type Folders = Pick<Settings, 'outDir' | 'snapshotDir'>

/** Runs `work` while no other process writes the site or its snapshot. First repairs what a killed process has left. */
export async function withSite<Result>(
  { outDir, snapshotDir }: Folders,
  work: () => Promise<Result>
): Promise<Result> {
  assertReplaceable(outDir, releasesOf(outDir))
  assertReplaceable(reportFolderOf(outDir))
  assertReplaceable(snapshotDir)
  return withLock({ file: lockOf(outDir) }, async () => {
    await restorePublished(outDir)
    return withSnapshot({ snapshotDir }, work)
  })
}

/** The same for work that writes only the snapshot. */
export async function withSnapshot<Result>(
  { snapshotDir }: Pick<Folders, 'snapshotDir'>,
  work: () => Promise<Result>
): Promise<Result> {
  assertReplaceable(snapshotDir)
  return withLock({ file: lockOf(snapshotDir) }, () => {
    restoreFolder(snapshotDir)
    return work()
  })
}

function lockOf(folder: string): string {
  return join(dirname(folder), '.build', `${basename(folder).replace(/^\./, '')}.lock`)
}
