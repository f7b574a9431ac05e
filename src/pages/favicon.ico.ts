import type { APIRoute } from 'astro'
import { faviconOf } from '#views/icons.ts'

export const GET: APIRoute = async ({ locals }) =>
  new Response(new Uint8Array(await faviconOf(locals.tree)))
