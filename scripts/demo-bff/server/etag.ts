import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`
}

/** A cached copy costs no body. Outside the faults, so that a faulty answer is never a 304. */
export const notModified: MiddlewareHandler = async (context, next) => {
  await next()
  const known = context.req.header('if-none-match')
  const etag = context.res.headers.get('etag')
  if (known === undefined || etag === null || context.res.status !== 200) return
  if (!['GET', 'HEAD'].includes(context.req.method) || !isListed(known, etag)) return
  context.res = new Response(null, { status: 304, headers: { etag } })
}

function isListed(known: string, etag: string): boolean {
  if (known.trim() === '*') return true
  return known.split(',').some(entry => entry.trim().replace(/^W\//, '') === etag)
}
