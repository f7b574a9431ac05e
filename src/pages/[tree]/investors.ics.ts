import type { APIRoute } from 'astro'
import { investorDays } from '#tree/investor-days.ts'
import { staticPaths } from '#tree/trees.ts'
import { investorCalendar } from '#views/machines/investor-calendar.ts'
import { absoluteTo } from '#views/machines/json-ld.ts'

export const getStaticPaths = () =>
  staticPaths('investors', (tree, index) => investorDays(tree, index).length > 0)

export const GET: APIRoute = ({ locals, site, url }) =>
  new Response(investorCalendar(locals.tree, absoluteTo(site ?? url)))
