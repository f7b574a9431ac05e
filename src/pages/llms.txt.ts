import type { APIRoute } from 'astro'
import { absoluteTo } from '#views/json-ld.ts'
import { llmsText } from '#views/llms.ts'

export const GET: APIRoute = ({ locals, site, url }) =>
  new Response(llmsText(locals.tree, absoluteTo(site ?? url)))
