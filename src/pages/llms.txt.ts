import type { APIRoute } from 'astro'
import { absoluteTo } from '#views/machines/json-ld.ts'
import { llmsText } from '#views/machines/llms.ts'

export const GET: APIRoute = ({ locals, site, url }) =>
  new Response(llmsText(locals.tree, absoluteTo(site ?? url)))
