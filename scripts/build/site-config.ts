import globalData from '@csstools/postcss-global-data'
import type { AstroUserConfig } from 'astro'
import customMedia from 'postcss-custom-media'
import { keepDrawings } from '#assets/kept-drawings.ts'
import { writeNotices } from '#assets/notices.ts'
import { serveAssets } from '#assets/serve-assets.ts'
import { giveSettings } from '#config/given-settings.ts'
import type { Settings } from '#config/settings.ts'
import { developerPages } from '../../src/gallery/integration.ts'
import { drawingCode } from './drawing-code.ts'
import { computedModules } from './computed-modules.ts'
import { fetchImportsAtOnce } from './fetch-imports-at-once.ts'
import { reactRenderer } from './react-renderer.ts'
import { drawOrdered } from './draw-ordered.ts'
import { shortScopes } from './short-scopes.ts'

/** React, and the hook by which it reads stores, are one file, which changes only with their versions. */
const react = /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//
/** Code that every page runs and other code shares. In one file, because a dozen small files are 300 bytes larger. */
const shared =
  /preload-helper|src\/(browser\/(base\/(storage|modified-click|hydrate-on-interaction)|countries\/detected-country)|config\/(constants|widths)\.)/
/** Code of forms that runs before React is loaded. In one file, because three small files are a tenth larger. */
const forms = /src\/browser\/enquiry\/(controls|draft|key|prefill)\.ts/
/**
 * What dialogs show first; it is requested before their code. In a file with other code, that code would be loaded too.
 */
const dialogs =
  /src\/(browser\/(countries\/load-countries|enquiry\/(load-dialog|form-config))\.|styles\/(country-selector|contact-modal|forms|form-states|filter-sheet)\.css\?url)/
const groups = [
  { name: 'react-dom', test: react },
  { name: 'shared', test: shared },
  { name: 'forms', test: forms },
  { name: 'dialogs', test: dialogs }
]
/**
 * Short names, of few different letters, because pages contain many of them before they need the files: a digest of
 * base64 takes two bytes more, compressed.
 */
const names = { chunkFileNames: '_assets/[name].[hash:7].js', hashCharacters: 'hex' } as const

/** Astro's configuration for these settings, which pages receive too. */
export function siteConfig(settings: Settings) {
  giveSettings(settings)
  keepDrawings(drawingCode())
  return {
    site: settings.siteUrl,
    output: 'static',
    trailingSlash: 'never',
    build: { format: 'file', assets: '_assets', inlineStylesheets: 'never' },
    integrations: [reactRenderer(), developerPages(settings)],
    server: { port: settings.port },
    devToolbar: { enabled: false },
    // An inlined asset is a data: address, which the Content-Security-Policy blocks for scripts and styles. Without a
    // target, the minifier writes animation-timeline into the animation shorthand, which no browser reads. For a Chrome
    // without nested rules it writes flat rules, in which the build finds those for paper and forced colours.
    vite: {
      css: {
        postcss: { plugins: [globalData({ files: ['src/styles/widths.css'] }), customMedia()] }
      },
      build: { assetsInlineLimit: 0, cssTarget: ['chrome119', 'firefox128', 'safari17.4'] },
      environments: {
        client: {
          build: { rolldownOptions: { output: { ...names, codeSplitting: { groups } } } }
        }
      },
      plugins: [
        computedModules,
        fetchImportsAtOnce,
        shortScopes,
        writeNotices,
        serveAssets(drawOrdered)
      ]
    }
  } satisfies AstroUserConfig
}
