import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { discardFolder } from './trash.ts'

/** `isLarge`: the earlier folder is only discarded, because deleting its files takes long. */
type Folders = { fresh: string; target: string; isLarge?: boolean }

const EARLIER = '.earlier'

/**
 * The folder where this process prepares the replacement of `target`. It is on the same disk, so that it can be
 * renamed. Its name has a dot, which no setting allows, so it is never an `OUT_DIR`.
 */
export function workFolderOf(target: string): string {
  return join(workroomOf(target), `${plainName(target)}.${process.pid}`)
}

/**
 * Moves the folder `fresh` to the place of `target`, which may be missing. The earlier folder is moved aside first
 * and deleted last, so that one of the two exists whatever happens. Both must be on one file system.
 */
export function swapFolder({ fresh, target, isLarge = false }: Folders): void {
  const earlier = workFolderOf(target) + EARLIER
  mkdirSync(dirname(earlier), { recursive: true })
  rmSync(earlier, { recursive: true, force: true })
  const hadEarlier = moveIfThere(target, earlier)
  try {
    renameSync(fresh, target)
  } catch (error) {
    if (hadEarlier) renameSync(earlier, target)
    throw error
  }
  if (!hadEarlier) return
  if (isLarge) discardFolder(earlier, workroomOf(target))
  else removeIfPossible(earlier)
}

/** The new folder is in place, so an old one that cannot be deleted only takes up space. */
function removeIfPossible(earlier: string): void {
  try {
    // Several files at a time, because ten thousand one after the other take ten times as long.
    rmSync(earlier, { recursive: true, force: true })
  } catch {
    // The next build removes it.
  }
}

/**
 * Repairs what a killed process has left: a `target` that was moved aside is restored, and prepared folders are
 * removed. Only for a caller that knows that no other process is preparing one.
 */
export function restoreFolder(target: string): void {
  const workroom = workroomOf(target)
  const left = existsSync(workroom) ? readdirSync(workroom) : []
  const pattern = new RegExp(
    `^${RegExp.escape(plainName(target))}\\.\\d+(${RegExp.escape(EARLIER)})?$`
  )
  for (const name of left.filter(one => pattern.test(one))) {
    const path = join(workroom, name)
    if (name.endsWith(EARLIER) && !existsSync(target)) renameSync(path, target)
    else rmSync(path, { recursive: true, force: true })
  }
}

/** Where folders are prepared that will take the place of `target`. */
export function workroomOf(target: string): string {
  return join(dirname(target), '.build')
}

/** Without the dot of a hidden folder. */
function plainName(target: string): string {
  return basename(target).replace(/^\./, '')
}

function moveIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
