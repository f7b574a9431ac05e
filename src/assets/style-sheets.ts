import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { joinSheets } from './join-sheets.ts'
import { setSheets } from './page-sheets.ts'

type Hooks = AstroIntegration['hooks']
type Pages = Parameters<NonNullable<Hooks['astro:build:setup']>>[0]['pages']

/**
 * Joins the style sheets of each route between bundling and rendering, so that the head of a page links the joined
 * ones in their place. Astro then finds none to add at the end of the head.
 */
export function styleSheets(): AstroIntegration {
  let outDir = ''
  let pages: Pages = new Map()
  const join = () => {
    const sheetsByRoute = new Map(
      [...pages.values()].map(page => [page.route.route, takeFrom(page)])
    )
    setSheets(joinSheets({ outDir, sheetsByRoute }))
  }
  return {
    name: 'style-sheets',
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
            join()
          }
        }))
      }
    }
  }
}

type Page = Pages extends Map<string, infer Page> ? Page : never

/** By now Astro has sorted them in the order of their rules, for its manifest. */
function takeFrom(page: Page): string[] {
  return page.styles.splice(0).map(({ sheet }) => {
    if (sheet.type === 'external') return sheet.src
    throw new Error(
      `Astro has inlined styles of ${page.component}: set build.inlineStylesheets to never.`
    )
  })
}
