import type { MiddlewareHandler } from 'astro'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { sheetsFirst } from '#lib/sheets-first.ts'
import { treeOf } from '#tree/trees.ts'

/** Every page finds its tree here; a page outside all trees (the host's last 404) belongs to the global one. */
export const onRequest: MiddlewareHandler = async ({ locals, params }, next) => {
  locals.tree = locals.world ?? treeOf(params.tree ?? GLOBAL_COUNTRY)
  const page = await next()
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  return new Response(sheetsFirst(await page.text()), page)
}
