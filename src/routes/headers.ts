import { OPEN_DATA_SCHEMA, openDataHref } from './open-data.ts'

/**
 * Headers of every response whose path matches: `:name` stands for one segment, `*` for anything. If two rules set
 * the same header, the later one wins.
 */
export type HeaderRule = { path: string; values: Record<string, string> }

const always = {
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Windows that we open, or that open us, get no reference to each other.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The country comes from the IP address, never from the device.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Without includeSubDomains, because other sites on the same domain are not ours. Browsers ignore
  // this header over
  // plain http, so it does no harm on localhost.
  'Strict-Transport-Security': 'max-age=31536000'
}

/**
 * What a file of the content may do when it is opened by itself: nothing; this replaces the policy of pages. A film
 * could not be played inside a sandbox, where its file has another origin.
 */
const ofFiles = "default-src 'none'; style-src 'unsafe-inline'"
const ofFilms = { 'Content-Security-Policy': `${ofFiles}; media-src 'self'` }

/** Where previews show the report on their publication; it is no page of a tree. */
export const REPORT_PATH = '/_report'

type Policies = {
  policy: string
  /** The policy of the report, which is on previews only. */
  reportPolicy?: string
}

/**
 * Every header of the site. HTML, sitemaps and feeds need no rule for caching: the host's default revalidates them,
 * so that a new deployment shows at once.
 */
export function headers({ policy, reportPolicy }: Policies): HeaderRule[] {
  return [
    { path: '/*', values: { 'Content-Security-Policy': policy, ...always } },
    // Their names contain a digest of their content.
    { path: '/_assets/*', values: { 'Cache-Control': 'public,max-age=31536000,immutable' } },
    // Files of the asset host keep their names when they change, and a withdrawn label must
    // disappear at once.
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
    ),
    ...(reportPolicy === undefined
      ? []
      : [{ path: REPORT_PATH, values: { 'Content-Security-Policy': reportPolicy } }])
  ]
}
