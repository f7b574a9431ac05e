import type { AstroIntegration } from 'astro'
import { joinSheets } from './join-sheets.ts'
import type { PageSheets } from './page-sheets.ts'

type Hooks = AstroIntegration['hooks']

/** The pages that Astro bundles, with their style sheets. */
export type BundledPages = Parameters<NonNullable<Hooks['astro:build:setup']>>[0]['pages']

/**
 * Joins the style sheets of each route between bundling and rendering, so that the head of a page links the joined
 * ones in their place. Astro then finds none to add at the end of the head.
 */
export function joinRouteSheets(pages: BundledPages, outDir: string): Map<string, PageSheets> {
  const sheetsByRoute = new Map([...pages.values()].map(page => [page.route.route, takeFrom(page)]))
  return joinSheets({ outDir, sheetsByRoute })
}

type Page = BundledPages extends Map<string, infer Page> ? Page : never

/** The style sheets of a page, which Astro has already sorted in the order of their rules. The page keeps none. */
function takeFrom(page: Page): string[] {
  return page.styles.splice(0).map(({ sheet }) => {
    if (sheet.type === 'external') return sheet.src
    throw new Error(
      `Astro has inlined styles of ${page.component}: set build.inlineStylesheets to never.`
    )
  })
}
