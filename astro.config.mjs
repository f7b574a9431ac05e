import { defineConfig } from 'astro/config'
import { readSettings } from './src/config/settings.ts'
import { serveDrawings } from './src/pictures/serve-drawings.ts'

const settings = readSettings()

export default defineConfig({
  site: settings.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'never' },
  server: { port: settings.port },
  devToolbar: { enabled: false },
  // An inlined asset is a data: address, which the Content-Security-Policy blocks for scripts and styles.
  vite: { build: { assetsInlineLimit: 0 }, plugins: [serveDrawings()] }
})
