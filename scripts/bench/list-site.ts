import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startHost } from '../serve/server.ts'
import { startBff } from './generated-bff.ts'

/** The global tree with so many generated products, built and served. */
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

async function build(settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`scripts/build.ts ended with ${code}.`)
}
