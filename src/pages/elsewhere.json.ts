import type { APIRoute } from 'astro'
import { elsewhereText } from '#views/search/elsewhere.ts'

export const GET: APIRoute = ({ locals }) => new Response(elsewhereText(locals.tree))
