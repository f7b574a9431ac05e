import type { MiddlewareHandler } from 'astro'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { treeOf } from './content/tree/trees.ts'

/** Every page finds its tree here; a page outside all trees (the host's last 404) belongs to the global one. */
export const onRequest: MiddlewareHandler = ({ locals, params }, next) => {
  locals.tree = locals.fixtureTree ?? treeOf(params.tree ?? GLOBAL_COUNTRY)
  return next()
}
