import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { type AstroIntegration, build } from 'astro'
import { createLogger } from 'vite'
import type { PageSheets } from '#assets/page-sheets.ts'
import { type BundledPages, joinRouteSheets } from '#assets/style-sheets.ts'
import type { Settings } from '#config/settings.ts'
import { bundleWorkers } from './bundle-workers.ts'
import { siteConfig } from './site-config.ts'

type Sheets = ReadonlyMap<string, PageSheets>

/**
 * Lets Astro bundle the code into `folder`: `pages` has the modules that render pages, `site` the files of every site.
 * No page is rendered.
 */
export async function bundleCode(folder: string, settings: Settings): Promise<Sheets> {
  const site = join(folder, 'site')
  let sheets: Sheets = new Map()
  const keep = (pages: BundledPages) => {
    // Astro removes the modules when it has rendered its pages.
    renameSync(join(site, '.prerender'), join(folder, 'pages'))
    sheets = joinRouteSheets(pages, site)
  }
  const config = siteConfig(settings)
  await build({
    ...config,
    integrations: [...config.integrations, withoutPages(keep)],
    vite: { ...config.vite, customLogger: quietLogger() },
    configFile: false,
    outDir: site,
    logLevel: 'warn'
  })
  await bundleWorkers(join(folder, 'workers'))
  return sheets
}

/** Calls `bundled` when Astro has bundled the pages, and gives it none to render. */
function withoutPages(bundled: (pages: BundledPages) => void): AstroIntegration {
  let pages: BundledPages = new Map()
  return {
    name: 'without-pages',
    hooks: {
      'astro:build:setup': setup => {
        pages = setup.pages
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer(usual => ({
          ...usual,
          setup: () => {
            bundled(pages)
            return Promise.resolve()
          },
          getStaticPaths: () => Promise.resolve([])
        }))
      }
    }
  }
}

/** The minifier keeps a selector that is newer than itself, and warns of it in every build. */
function quietLogger() {
  const logger = createLogger('warn')
  const warn: typeof logger.warn = (text, options) => {
    if (!text.includes("'target-current' is not recognized")) logger.warn(text, options)
  }
  return { ...logger, warn }
}
