import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { restoreFolder, swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import { currentName, currentRelease } from './release-list.ts'

/** The content of a release, beside its site: `npm run build -- --keep` takes trees from it. */
const SNAPSHOT = 'snapshot'

/** The snapshot that the published site was made of; `undefined` if it is of another source, or was not kept. */
export function publishedSnapshot(releases: string, source: string): string | undefined {
  const current = currentRelease(releases)
  if (current?.source !== source) return undefined
  const folder = join(releases, current.release, SNAPSHOT)
  return existsSync(folder) ? folder : undefined
}

/** Repairs what a process that was killed while it kept a snapshot has left. */
export function restoreSnapshot(releases: string): void {
  const name = currentName(releases)
  if (name !== undefined) restoreFolder(join(releases, name, SNAPSHOT))
}

/**
 * Keeps a snapshot with its release, as links: a pull replaces files of its snapshot and never changes them. A release
 * that was merged has none.
 */
export function keepSnapshot(release: string, snapshotDir: string): void {
  if (!existsSync(snapshotDir)) return
  const target = join(release, SNAPSHOT)
  const fresh = workFolderOf(target)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  for (const entry of readdirSync(snapshotDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const folder = join(fresh, relative(snapshotDir, entry.parentPath))
    mkdirSync(folder, { recursive: true })
    linkSync(join(entry.parentPath, entry.name), join(folder, entry.name))
  }
  swapFolder({ fresh, target })
}
