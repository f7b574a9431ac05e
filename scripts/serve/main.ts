import { existsSync } from 'node:fs'
import { readSettings } from '#config/settings.ts'
import { startHost } from './server.ts'

// npm run serve: the site that was built last, as the host will serve it.
try {
  const { port } = readSettings()
  if (!existsSync('dist')) {
    throw new Error(
      'There is no site yet: `npm run build` makes one, `npm start` makes and serves it.'
    )
  }
  const { url } = await startHost({ dist: 'dist', config: 'netlify.toml', port })
  console.log(`The site is at ${url}/gl (Ctrl-C stops it).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
