import type { MiddlewareHandler } from 'astro'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { breakAtWords } from '#lib/break-at-words.ts'
import { closeUp } from '#lib/close-up.ts'
import { treeOf } from '#tree/trees.ts'

/** Every page finds its tree here; a page outside all trees (the host's last 404) belongs to the global one. */
export const onRequest: MiddlewareHandler = async ({ locals, params, routePattern }, next) => {
  locals.tree = locals.world ?? treeOf(params.tree ?? GLOBAL_COUNTRY)
  const page = await next()
  const isChinese = locals.tree.locale.startsWith('zh') || routePattern === '/[tree]/info'
  const isHtml = page.headers.get('content-type')?.startsWith('text/html')
  if (!isChinese || !isHtml) return page
  return new Response(breakAtWords(closeUp(await page.text())), page)
}
