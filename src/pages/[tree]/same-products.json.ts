import type { APIRoute } from 'astro'
import { sameIds } from '#tree/same-elsewhere.ts'
import { staticPaths } from '#tree/trees.ts'

export const getStaticPaths = () => staticPaths('compare')

export const GET: APIRoute = ({ locals: { tree } }) =>
  new Response(JSON.stringify(sameIds(tree.prefix, tree.index)))
