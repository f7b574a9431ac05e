import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { openDataText } from '#views/machines/open-data.ts'

export const getStaticPaths = () => staticPaths('productList')

export const GET: APIRoute = ({ locals, site, url }) =>
  new Response(openDataText(locals.tree, site ?? url, 'json'))
