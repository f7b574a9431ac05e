import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { changesAtom } from '#views/machines/change-feed.ts'
import { absoluteTo } from '#views/machines/json-ld.ts'

export const getStaticPaths = () => staticPaths('productList')

export const GET: APIRoute = ({ locals, site, url }) =>
  new Response(changesAtom(locals.tree, { absolute: absoluteTo(site ?? url) }))
