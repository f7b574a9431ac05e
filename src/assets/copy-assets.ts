import { globSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { ASSETS_DIR } from './folder.ts'
import { type Make, makeOrdered } from './ordered-file.ts'

const HASHED_FILE = /\/_assets\/([\w-]+\.[0-9a-f]{8}\.(?:svg|json|csv|png|webp))/g

type Options = { outDir: string; make: Make }

/** Places the files that the pages of a built site name beside its other assets, and no others. */
export async function copyAssets({ outDir, make }: Options): Promise<void> {
  const named = new Set<string>()
  for (const page of globSync(join(outDir, '**/*.html'))) {
    const html = await readFile(page, 'utf8')
    for (const [, file = ''] of html.matchAll(HASHED_FILE)) named.add(file)
  }
  const inParallel = pLimit(availableParallelism())
  await inParallel.map([...named], file => makeOrdered(file, make))
  for (const file of named) await copyFile(join(ASSETS_DIR, file), join(outDir, '_assets', file))
}
