import { startHost } from '../serve/server.ts'
import { build } from './build.ts'
import { startBff } from './generated-bff.ts'

/** The global tree with this many generated products, built and served. */
export async function serveLists(products: number) {
  const dist = '.build/lists-site'
  const bff = await startBff({ countries: 1, products })
  try {
    await build({
      BFF_URL: bff.url,
      TREES: 'gl',
      OUT_DIR: dist,
      SNAPSHOT_DIR: '.build/lists-snapshot'
    })
  } finally {
    bff.stop()
  }
  const { url, close } = await startHost({ dist, config: 'netlify.toml', port: 0 })
  return { dist, url, close }
}
