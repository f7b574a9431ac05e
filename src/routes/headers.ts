import { OPEN_DATA_SCHEMA, openDataHref } from './open-data.ts'

/**
 * Headers of every answer whose path matches: `:name` stands for one segment, `*` for anything. Of two rules that name
 * the same header the later one wins.
 */
export type HeaderRule = { path: string; values: Record<string, string> }

const always = {
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A window that we open, or that opens us, gets no hold on the other.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The country comes from the IP address, never from the device.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Without includeSubDomains: neighbours on the same domain are not ours to bind. Browsers ignore it over plain http,
  // so it does no harm on localhost.
  'Strict-Transport-Security': 'max-age=31536000'
}

/**
 * What a file that content named may do when it is opened by itself, in place of the policy of pages: nothing. Within
 * the sandbox a film would not be played: it is a stranger to its own file.
 */
const ofFiles = "default-src 'none'; style-src 'unsafe-inline'"
const ofFilms = { 'Content-Security-Policy': `${ofFiles}; media-src 'self'` }

/**
 * Every header of the site. HTML, sitemaps and feeds need no word about caching: the host's default is to ask anew,
 * which shows a new deployment at once.
 */
export function headers({ policy }: { policy: string }): HeaderRule[] {
  return [
    { path: '/*', values: { 'Content-Security-Policy': policy, ...always } },
    // Their names hold a digest of their content.
    { path: '/_assets/*', values: { 'Cache-Control': 'public,max-age=31536000,immutable' } },
    // Files of the asset host keep their names when they change, and a label that is withdrawn is gone at the next look.
    {
      path: '/files/*',
      values: {
        'Content-Security-Policy': `sandbox; ${ofFiles}`,
        'Cache-Control': 'public,max-age=0,must-revalidate'
      }
    },
    ...['/files/*.mp4', '/files/*.webm'].map(path => ({ path, values: ofFilms })),
    { path: '/:tree/news.xml', values: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
    // Pages and programs of other origins may read the open data.
    ...[openDataHref('json', ':tree'), openDataHref('csv', ':tree'), OPEN_DATA_SCHEMA].map(
      path => ({
        path,
        values: { 'Access-Control-Allow-Origin': '*' }
      })
    )
  ]
}
