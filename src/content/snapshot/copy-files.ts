import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FILES, plainPathOf } from './file-path.ts'
import { MIRROR_DIR } from './mirror.ts'
import { digestOf } from './note.ts'
import { readMirroredFiles } from './store.ts'

type Folders = {
  outDir: string
  snapshotDir: string
  mirrorDir?: string
  /** The published site, in which a tree that is kept has its files where a later pull got others. */
  published?: string
  /** The files of the published site that need not be copied: one with the same digest is taken. */
  earlier?: { files: Record<string, { sha256: string }>; take: (path: string) => void }
}

/**
 * Places the mirrored files into a built site, each under the path that its pages name.
 * @throws when a path is not below `/files/`, or a file is not the one that was mirrored
 */
export async function copyMirroredFiles({
  outDir,
  snapshotDir,
  mirrorDir = MIRROR_DIR,
  published,
  earlier
}: Folders): Promise<void> {
  for (const [path, { name, sha256 }] of Object.entries(readMirroredFiles(snapshotDir))) {
    if (!path.startsWith(FILES) || plainPathOf(path) !== path)
      throw new Error(`The file ${path} would not be in ${outDir}${FILES}. Run \`npm run pull\`.`)
    if (earlier?.files[path]?.sha256 === sha256) {
      earlier.take(path)
      continue
    }
    const mirrored = join(mirrorDir, name)
    const copies = [mirrored, ...(published === undefined ? [] : [join(published, path)])]
    if (!(await copyFirst(copies, { target: join(outDir, path), sha256 })))
      throw new Error(`${mirrored} is no longer ${path} as it was pulled. Build again.`)
  }
}

/** Copies the first of these files that has the digest; answers whether there is one. */
async function copyFirst(
  files: readonly string[],
  { target, sha256 }: { target: string; sha256: string }
): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true })
  for (const file of files.filter(existsSync)) {
    await copyFile(file, target)
    if ((await digestOf(target)) === sha256) return true
  }
  return false
}
