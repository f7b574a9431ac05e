import type { APIRoute } from 'astro'
import { robots } from '#views/machines/robots.ts'

export const GET: APIRoute = ({ site, locals }) => new Response(robots(locals.tree, site))
