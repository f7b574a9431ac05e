import type { MiddlewareHandler } from 'astro'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { giveTree } from './content/tree/page-locals.ts'
import { treeOf } from './content/tree/trees.ts'

/** Gives every page its tree. A page outside all trees (the host's last 404) gets the global one. */
export const onRequest: MiddlewareHandler = ({ locals, params }, next) => {
  giveTree(locals, locals.fixtureTree ?? treeOf(params.tree ?? GLOBAL_COUNTRY), params.id)
  return next()
}
