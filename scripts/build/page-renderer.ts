import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type BundledPages, joinRouteSheets } from '#assets/style-sheets.ts'
import type { Settings } from '#config/settings.ts'
import type { ReusedPages } from '../publish/reused-pages.ts'
import { type PageWorkers, startPageWorkers } from './page-workers.ts'

type Options = { settings: Settings; drawingCode: string; reused: ReusedPages }

/**
 * Renders the pages that Astro has bundled: joins their style sheets, then gives them to workers. Pages that can be
 * reused are not rendered.
 */
export function pageRenderer({ settings, drawingCode, reused }: Options): AstroIntegration {
  let outDir = ''
  let pages: BundledPages = new Map()
  let workers: PageWorkers | undefined

  const start = () =>
    startPageWorkers({
      entry: entryIn(outDir),
      settings,
      drawingCode,
      sheets: joinRouteSheets(pages, outDir)
    })

  return {
    name: 'page-renderer',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir)
      },
      'astro:build:setup': setup => {
        pages = setup.pages
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer(usual => ({
          ...usual,
          setup: async () => {
            await usual.setup?.()
            workers = start()
          },
          render: async (request, { routeData: { route, component } }) => {
            const { pathname } = new URL(request.url)
            const known = await reused.read(pathname)
            if (known) return new Response(new Uint8Array(known))
            const [, tree = ''] = pathname.split('/')
            if (!workers) throw new Error('A page was asked for before the workers were started.')
            return workers.render(tree, { url: request.url, route, component })
          },
          teardown: async () => {
            await workers?.close()
            await usual.teardown?.()
          }
        }))
      }
    }
  }
}

/** Astro does not expose the name of the module, which contains a digest. */
function entryIn(outDir: string): string {
  const folder = join(outDir, '.prerender')
  const [entry, ...others] = globSync('prerender-entry.*.mjs', { cwd: folder })
  if (entry === undefined || others.length > 0)
    throw new Error(`Astro has bundled the pages elsewhere than into one entry in ${folder}.`)
  return pathToFileURL(join(folder, entry)).href
}
