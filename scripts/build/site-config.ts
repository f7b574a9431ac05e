import globalData from '@csstools/postcss-global-data'
import type { AstroUserConfig } from 'astro'
import customMedia from 'postcss-custom-media'
import { fetchImportsAtOnce } from '#assets/fetch-imports-at-once.ts'
import { keepDrawings } from '#assets/kept-drawings.ts'
import { writeNotices } from '#assets/notices.ts'
import { serveAssets } from '#assets/serve-assets.ts'
import { giveSettings } from '#config/given-settings.ts'
import type { Settings } from '#config/settings.ts'
import { sitemaps } from '#tree/sitemaps.ts'
import { developerPages } from '../../src/gallery/integration.ts'
import { noReusedPages, type ReusedPages } from '../publish/reused-pages.ts'
import { drawingCode } from './drawing-code.ts'
import { pageRenderer } from './page-renderer.ts'
import { reactRenderer } from './react-renderer.ts'
import { drawSocialCard } from './social-card.ts'

/** React, and the hook by which it reads stores, are one file, which changes only with their versions. */
const react = /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//
const groups = [{ name: 'react-dom', test: react }]

/** Astro's configuration for these settings, which pages receive too. */
export function siteConfig(settings: Settings, reused: ReusedPages = noReusedPages) {
  giveSettings(settings)
  const code = drawingCode()
  keepDrawings(code)
  return {
    site: settings.siteUrl,
    output: 'static',
    trailingSlash: 'never',
    // All pages are asked for at once: the workers of pageRenderer choose their order.
    build: {
      format: 'file',
      assets: '_assets',
      inlineStylesheets: 'never',
      concurrency: Number.MAX_SAFE_INTEGER
    },
    integrations: [
      reactRenderer(),
      developerPages(settings),
      sitemaps(settings),
      pageRenderer({ settings, drawingCode: code, reused })
    ],
    server: { port: settings.port },
    devToolbar: { enabled: false },
    // An inlined asset is a data: address, which the Content-Security-Policy blocks for scripts and
    // styles. Without a target, the minifier writes animation-timeline into the animation
    // shorthand, which no browser reads. A Chrome without nested rules makes it write them flat, so
    // that the rules for paper and forced colours are found.
    vite: {
      css: {
        postcss: { plugins: [globalData({ files: ['src/styles/widths.css'] }), customMedia()] }
      },
      build: { assetsInlineLimit: 0, cssTarget: ['chrome119', 'firefox128', 'safari17.4'] },
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
      },
      plugins: [fetchImportsAtOnce, writeNotices, serveAssets(drawSocialCard)]
    }
  } satisfies AstroUserConfig
}
