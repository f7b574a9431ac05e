import { cors } from 'hono/cors'

/** For pages of the site, which is another origin: their forms, the geolocation and linked files. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowHeaders: ['isocountry', 'env', 'lang', 'idempotency-key', 'content-type'],
  exposeHeaders: ['etag', 'retry-after'],
  maxAge: 600
})
