import type { APIRoute } from 'astro'
import { staticPaths } from '#tree/trees.ts'
import { absoluteTo } from '#views/machines/json-ld.ts'
import { newsFeed } from '#views/machines/news-feed.ts'

export const getStaticPaths = () => staticPaths('news')

export const GET: APIRoute = ({ locals, site, url }) =>
  new Response(newsFeed(locals.tree, absoluteTo(site ?? url)))
