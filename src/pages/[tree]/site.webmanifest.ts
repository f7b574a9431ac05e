import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { webManifest } from '#views/machines/web-manifest.ts'

export const getStaticPaths = () => staticPaths('home')

export const GET: APIRoute = ({ locals }) => Response.json(webManifest(locals.tree))
