import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { changesJson } from '#views/machines/change-feed.ts'
import { absoluteTo } from '#views/machines/json-ld.ts'

export const getStaticPaths = () => staticPaths('crop')

export const GET: APIRoute = ({ locals, params, site, url }) =>
  new Response(changesJson(locals.tree, { crop: params.id, absolute: absoluteTo(site ?? url) }))
