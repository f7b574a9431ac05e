import type { APIRoute } from 'astro'
import { tabIcon } from '#views/icons.ts'

export const GET: APIRoute = ({ locals }) => new Response(tabIcon(locals.tree))
