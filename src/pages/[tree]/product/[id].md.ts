import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { absoluteTo } from '#views/machines/json-ld.ts'
import { productMarkdown } from '#views/machines/product-markdown.ts'

export const getStaticPaths = () => staticPaths('product')

export const GET: APIRoute = ({ locals, params, site, url }) =>
  new Response(productMarkdown(locals.tree, params.id, absoluteTo(site ?? url)))
