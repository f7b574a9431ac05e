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
  /** The published site. A file with the same digest is taken from it. */
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
  earlier
}: Folders): Promise<void> {
  for (const [path, { name, sha256 }] of Object.entries(readMirroredFiles(snapshotDir))) {
    if (!path.startsWith(FILES) || plainPathOf(path) !== path)
      throw new Error(`The file ${path} would not be in ${outDir}${FILES}. Run \`npm run pull\`.`)
    if (earlier?.files[path]?.sha256 === sha256) {
      earlier.take(path)
      continue
    }
    const target = join(outDir, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(mirrorDir, name), target)
    if ((await digestOf(target)) !== sha256)
      throw new Error(
        `${join(mirrorDir, name)} is no longer ${path} as it was pulled. Build again.`
      )
  }
}
