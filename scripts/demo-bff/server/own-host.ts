import type { MiddlewareHandler } from 'hono'

const names = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Answers requests to this machine by its own names only: a page elsewhere can let a name of its own lead here, and would
 * then read the answers as those of its own origin.
 */
export const ownHost: MiddlewareHandler = (context, next) => {
  const { hostname } = new URL(context.req.url)
  if (names.has(hostname)) return next()
  const error = `This BFF answers as localhost or 127.0.0.1, not as ${hostname}.`
  return Promise.resolve(context.json({ error }, 421))
}
