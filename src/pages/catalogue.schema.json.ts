import type { APIRoute } from 'astro'
import { openDataSchemaText } from '#views/machines/open-data.ts'

export const GET: APIRoute = ({ site, url }) => new Response(openDataSchemaText(site ?? url))
