import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type SmallDisk = {
  folder: string
  /** Leaves this many bytes free. */
  fill: (free: number) => void
  unmount: () => void
}

const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

/**
 * A file system in memory with a size of its own.
 * @throws where none can be mounted
 */
export function aSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    rmdirSync(folder)
    throw new Error('No file system can be mounted here.')
  }
  return {
    folder,
    fill: free => {
      writeFileSync(join(folder, 'filler'), '')
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - free)))
    },
    unmount: () => {
      run('umount', folder)
      rmdirSync(folder)
    }
  }
}

/** Only the administrator of a Linux machine can have one. */
export function canHaveSmallDisk(): boolean {
  try {
    aSmallDisk(1).unmount()
    return true
  } catch {
    return false
  }
}
