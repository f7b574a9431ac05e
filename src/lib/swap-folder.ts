import { renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'

type Folders = { fresh: string; target: string }

/**
 * Puts the folder `fresh` in the place of `target`, which need not exist. The earlier one goes aside first and is
 * deleted last, so that whatever breaks off on the way, one of the two is there. Both must lie on one file system.
 */
export async function swapFolder({ fresh, target }: Folders): Promise<void> {
  const earlier = `${fresh}-earlier`
  rmSync(earlier, { recursive: true, force: true })
  const hadEarlier = moveIfThere(target, earlier)
  try {
    renameSync(fresh, target)
  } catch (error) {
    if (hadEarlier) renameSync(earlier, target)
    throw error
  }
  // The new one is in place by now: an old one that cannot be deleted only takes up room.
  await rm(earlier, { recursive: true, force: true }).catch(() => undefined)
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
