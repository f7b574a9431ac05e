import type { MiddlewareHandler } from 'hono'

const names = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Answers only requests to names of this machine. Otherwise a web page could let its own host name lead here, and read
 * the answers as if they were of its own origin.
 */
export const ownHost: MiddlewareHandler = (context, next) => {
  const { hostname } = new URL(context.req.url)
  if (names.has(hostname)) return next()
  const error = `This BFF answers as localhost or 127.0.0.1, not as ${hostname}.`
  return Promise.resolve(context.json({ error }, 421))
}
