import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { MIRROR_DIR } from './mirror.ts'
import { readMirroredFiles, snapshotDir as usualDir } from './store.ts'

type Folders = { outDir: string; snapshotDir?: string; mirrorDir?: string }

/** Places the mirrored files into a built site, each under the path that its pages name. */
export async function copyMirroredFiles({
  outDir,
  snapshotDir = usualDir(),
  mirrorDir = MIRROR_DIR
}: Folders): Promise<void> {
  for (const [path, name] of Object.entries(readMirroredFiles(snapshotDir))) {
    const target = targetOf(outDir, path)
    await mkdir(dirname(target), { recursive: true })
    // A file of the site itself is never replaced by content that took its name.
    await copyFile(join(mirrorDir, name), target, constants.COPYFILE_EXCL).catch(ignoreExisting)
  }
}

function targetOf(outDir: string, path: string): string {
  const target = resolve(join(outDir, decodeURIComponent(path)))
  if (target.startsWith(resolve(outDir) + sep)) return target
  throw new Error(`The file ${path} would be written outside of ${outDir}. Rename it in the BFF.`)
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
