import { globSync } from 'node:fs'
import { copyFile, readFile, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { ASSETS_DIR } from './folder.ts'
import { type Make, makeOrdered } from './ordered-file.ts'
import { removeOld } from './remove-old.ts'

const HASHED_FILE = /\/_assets\/([\w-]+\.[0-9a-f]{8}\.(?:svg|json|csv|png|webp))/g

type Options = { outDir: string; make: Make }

/**
 * Places the files that a built site names beside its other assets: those in its pages, and those in such files. What
 * no build has named for long goes from the cache.
 */
export async function copyAssets({ outDir, make }: Options): Promise<void> {
  const named = new Set<string>()
  const read = async (path: string) => {
    const text = await readFile(path, 'utf8')
    for (const [, file = ''] of text.matchAll(HASHED_FILE)) named.add(file)
  }
  for (const page of globSync(join(outDir, '**/*.html'))) await read(page)
  // A set that grows is walked to its new end.
  for (const file of named) if (file.endsWith('.json')) await read(join(ASSETS_DIR, file))
  const inParallel = pLimit(availableParallelism())
  await inParallel.map([...named], file => makeOrdered(file, make))
  const now = new Date()
  for (const file of named) {
    await copyFile(join(ASSETS_DIR, file), join(outDir, '_assets', file))
    await utimes(join(ASSETS_DIR, file), now, now)
  }
  removeOld(now)
}
