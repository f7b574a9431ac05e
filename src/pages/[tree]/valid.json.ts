import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { validPages } from '#views/kept/valid-pages.ts'

export const getStaticPaths = () => staticPaths('kept')

export const GET: APIRoute = ({ locals }) => new Response(JSON.stringify(validPages(locals.tree)))
