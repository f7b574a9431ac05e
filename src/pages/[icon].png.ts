import type { APIRoute } from 'astro'
import { homeIcon, homeIconNames } from '#views/site/icons.ts'

export const getStaticPaths = () =>
  homeIconNames.map(icon => ({ params: { icon }, props: { icon } }))

export const GET: APIRoute<{ icon: (typeof homeIconNames)[number] }> = async ({ locals, props }) =>
  new Response(new Uint8Array(await homeIcon(locals.tree, props.icon)))
