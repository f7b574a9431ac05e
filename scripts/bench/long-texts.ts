import { rm } from 'node:fs/promises'
import { ASSETS_DIR, ORDERS_DIR } from '#assets/folder.ts'
import { build } from './build.ts'
import { startServer } from './generated-bff.ts'

const PRODUCTS = 200

/** Seconds that `npm run build` takes for the global tree, with these products and with longer texts. */
export async function measureTexts(folder: string, length: number) {
  const plain = await secondsOf(folder, 0)
  const long = await secondsOf(folder, length)
  return { products: PRODUCTS, plain, long }
}

async function secondsOf(folder: string, length: number): Promise<number> {
  // Both builds start without drawings of an earlier one. Answers are not cached, because the BFF
  // has another port each time.
  const [site, snapshot] = [`${folder}-site`, `${folder}-snapshot`]
  await removeAll([site, snapshot, ASSETS_DIR, ORDERS_DIR])
  const bff = await startServer('scripts/bench/long-bff.ts', [String(PRODUCTS), String(length)])
  const started = performance.now()
  try {
    await build({
      BFF_URL: bff.url,
      TREES: 'gl',
      OUT_DIR: site,
      SNAPSHOT_DIR: snapshot
    })
    return (performance.now() - started) / 1000
  } finally {
    bff.stop()
    await removeAll([site, snapshot])
  }
}

async function removeAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
