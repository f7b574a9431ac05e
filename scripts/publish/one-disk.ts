import { lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { workroomOf } from '#lib/swap-folder.ts'

/**
 * Checks, before any work, that a build can move its results to the folder `target`. `linked`: the folder
 * whose files are linked into it.
 * @throws when the folder is a link, or these places are on different disks
 */
export function assertReplaceable(target: string, linked = target): void {
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${target} is a link. A build replaces the folder itself, so what the link leads to would stay as it is: remove the link, and serve releases/current/site, which is always the published site.`
    )
  const place = dirname(target)
  const disk = statSync(place, { throwIfNoEntry: false })?.dev
  const elsewhere = [target, workroomOf(target), linked].find(path => {
    const other = statSync(path, { throwIfNoEntry: false })
    return other && other.dev !== disk
  })
  if (disk !== undefined && elsewhere !== undefined)
    throw new Error(
      `${elsewhere} is on another disk than the folder of ${target}. A build moves and links files from one to the other: put both on one disk.`
    )
}
