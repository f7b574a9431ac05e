import type { APIRoute } from 'astro'
import { tabIcon } from '#views/site/icons.ts'

export const GET: APIRoute = ({ locals }) => new Response(tabIcon(locals.tree))
