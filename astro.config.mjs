import { defineConfig } from 'astro/config'
import { readSettings } from './src/config/settings.ts'

const settings = readSettings()

export default defineConfig({
  site: settings.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'never' },
  server: { port: settings.port },
  devToolbar: { enabled: false },
  telemetry: false
})
