import globalData from '@csstools/postcss-global-data'
import { defineConfig } from 'astro/config'
import customMedia from 'postcss-custom-media'
import { drawSocialCard } from './scripts/build/social-card.ts'
import { readSettings } from './src/config/settings.ts'
import { developerPages } from './src/gallery/integration.ts'
import { sitemaps } from './src/content/tree/sitemaps.ts'
import { styleSheets } from './src/assets/style-sheets.ts'
import { fetchImportsAtOnce } from './src/assets/fetch-imports-at-once.ts'
import { serveAssets } from './src/assets/serve-assets.ts'

const settings = readSettings()

export default defineConfig({
  site: settings.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  // Pages are drawn while others are being written.
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'never', concurrency: 8 },
  integrations: [developerPages(settings), sitemaps(settings), styleSheets()],
  server: { port: settings.port },
  devToolbar: { enabled: false },
  // An inlined asset is a data: address, which the Content-Security-Policy blocks for scripts and styles.
  // Without a target the minifier writes animation-timeline into the animation shorthand, which no browser reads.
  vite: {
    css: {
      postcss: { plugins: [globalData({ files: ['src/styles/widths.css'] }), customMedia()] }
    },
    build: { assetsInlineLimit: 0, cssTarget: ['chrome120', 'firefox128', 'safari17.4'] },
    plugins: [fetchImportsAtOnce, serveAssets(drawSocialCard)]
  }
})
