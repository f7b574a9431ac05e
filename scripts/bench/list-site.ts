import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSETS_DIR } from '#assets/folder.ts'
import { startHost } from '../serve/server.ts'
import { startBff } from './generated-bff.ts'
import { runStep } from './step.ts'

/** The global tree with so many generated products, built and served. */
export async function serveLists(products: number) {
  const folder = join('.build', 'bench-lists')
  const dist = join('.build', 'bench-lists-site')
  for (const old of [folder, dist]) await rm(old, { recursive: true, force: true })
  const bff = await startBff({ countries: 1, products })
  try {
    const environment = {
      BFF_URL: bff.url,
      TREES: 'gl',
      SNAPSHOT_DIR: '.snapshot',
      OUT_DIR: 'dist'
    }
    await runStep({ name: 'pull', folder, environment })
    await runStep({ name: 'render', folder, environment })
  } finally {
    bff.stop()
  }
  await rename(join(folder, 'dist'), dist)
  await cp(join(folder, ASSETS_DIR), join(dist, '_assets'), { recursive: true })
  const { url, close } = await startHost({ dist, config: 'netlify.toml', port: 0 })
  return { dist, url, close }
}
