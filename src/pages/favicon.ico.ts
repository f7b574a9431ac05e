import type { APIRoute } from 'astro'
import { faviconOf } from '#views/site/icons.ts'

export const GET: APIRoute = async ({ locals }) =>
  new Response(new Uint8Array(await faviconOf(locals.tree)))
