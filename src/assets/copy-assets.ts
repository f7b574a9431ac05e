import { copyFile, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { ASSETS_DIR } from './folder.ts'
import { type Make, makeOrdered } from './ordered-file.ts'
import { removeOld } from './remove-old.ts'

/** `files`: the files that the pages of this build have published. No text of the content decides what is copied. */
type Options = {
  outDir: string
  files: readonly string[]
  make: Make
  onProgress?: (progress: { done: number; all: number; what: string }) => void
}

/**
 * Copies the published files into the built site, and removes files from the cache that no build has used for long.
 */
export async function copyAssets({ outDir, files, make, onProgress }: Options): Promise<void> {
  const inParallel = pLimit(availableParallelism())
  let done = 0
  await inParallel.map(files, async file => {
    await makeOrdered(file, make)
    onProgress?.({ done: ++done, all: files.length, what: 'pictures' })
  })
  const now = new Date()
  for (const file of files) {
    await copyFile(join(ASSETS_DIR, file), join(outDir, '_assets', file))
    await utimes(join(ASSETS_DIR, file), now, now)
  }
  removeOld(now)
}
