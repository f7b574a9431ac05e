import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSETS_DIR, ORDERS_DIR } from '#assets/folder.ts'
import { build } from './build.ts'
import { startServer } from './generated-bff.ts'

const PRODUCTS = 200

/** Seconds that `npm run build` takes for the global tree, with these products as they are and with longer texts. */
export async function measureTexts(folder: string, length: number) {
  const plain = await secondsOf(folder, 0)
  const long = await secondsOf(folder, length)
  return { products: PRODUCTS, plain, long }
}

async function secondsOf(folder: string, length: number): Promise<number> {
  // Both start without the drawings of an earlier build. Answers are new: the BFF is at another port each time.
  for (const made of [folder, ASSETS_DIR, ORDERS_DIR])
    await rm(made, { recursive: true, force: true })
  const bff = await startServer('scripts/bench/long-bff.ts', [String(PRODUCTS), String(length)])
  const started = performance.now()
  try {
    await build({
      BFF_URL: bff.url,
      TREES: 'gl',
      OUT_DIR: join(folder, 'dist'),
      SNAPSHOT_DIR: join(folder, 'snapshot')
    })
    return (performance.now() - started) / 1000
  } finally {
    bff.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
