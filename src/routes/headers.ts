import { KEEP_WORKER } from '#config/script-policies.ts'
import { KEEP_WORKER_CSP, REPORT_GROUP } from '#config/content-security-policy.ts'
import type { Settings } from '#config/settings.ts'
import { contentFiles } from './files.ts'
import { permissionsPolicy } from './permissions-policy.ts'

/**
 * Headers of every response whose path matches: `:name` stands for one segment, `*` for anything. If two rules set
 * the same header, the later one wins.
 */
export type HeaderRule = { path: string; values: Record<string, string> }

/**
 * How browsers and caches keep files without a rule of their own: they ask each time whether the file is still the
 * same.
 */
export const REVALIDATED = 'public,max-age=0,must-revalidate'

/** The host of netlify.toml does not send this header, but asks for the name and password in it. */
export const BASIC_AUTH = 'Basic-Auth'

/** What the headers depend on, besides the policy of pages. */
type HeaderSettings = {
  policy: string
  /** The policy of the report on a publication, which previews show. */
  publicationPolicy?: string
} & Partial<Pick<Settings, 'contentEnv' | 'previewPassword' | 'reportUrl' | 'hsts'>>

const always = {
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Windows that we open, or that open us, get no reference to each other.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No other origin loads our files into its pages.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy
}

/**
 * Browsers ignore this header over plain http, so it does no harm on localhost. By default it is for this host alone,
 * because other sites of the same domain are not ours.
 */
const strictTransport = {
  host: 'max-age=31536000',
  preload: 'max-age=63072000; includeSubDomains; preload'
}

/**
 * What a file of the content may do when it is opened by itself: nothing; this replaces the policy of pages. A film
 * could not be played inside a sandbox, where its file has another origin.
 */
const ofFiles = "default-src 'none'; style-src 'unsafe-inline'"
const ofFilms = { 'Content-Security-Policy': `${ofFiles}; media-src 'self'` }

/** The address of the report in a preview; it is no page of a tree. */
export const REPORT_PATH = '/_report'

/**
 * Every header of the site. HTML, sitemaps and feeds need no rule for caching: the host's default revalidates them,
 * so that a new deployment shows at once.
 */
export function headers(settings: HeaderSettings): HeaderRule[] {
  const { policy, publicationPolicy, hsts = 'host', contentEnv = 'prod' } = settings
  const values = {
    'Content-Security-Policy': policy,
    ...always,
    'Strict-Transport-Security': strictTransport[hsts],
    ...reporting(settings)
  }
  const isPreview = contentEnv === 'preview'
  return [
    { path: '/*', values: { ...values, ...(isPreview ? ofPreview(settings) : {}) } },
    // Their names contain a digest of their content.
    { path: '/_assets/*', values: { 'Cache-Control': 'public,max-age=31536000,immutable' } },
    {
      path: KEEP_WORKER,
      values: { 'Content-Security-Policy': KEEP_WORKER_CSP, 'Cache-Control': 'no-cache' }
    },
    // Files of the asset host keep their names when they change, and a withdrawn label must
    // disappear at once.
    {
      path: '/files/*',
      values: { 'Content-Security-Policy': `sandbox; ${ofFiles}`, 'Cache-Control': REVALIDATED }
    },
    ...['/files/*.mp4', '/files/*.webm'].map(path => ({ path, values: ofFilms })),
    ...ofContentFiles(isPreview),
    ...(isPreview ? ofPublication(publicationPolicy) : [])
  ]
}

const ofOpenFiles = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin'
}

/** A preview lets nobody else read anything. */
function ofContentFiles(isPreview: boolean): HeaderRule[] {
  const rules = contentFiles.map(({ path, type, isOpen }) => ({
    path,
    values: {
      ...(type !== undefined && { 'Content-Type': type }),
      ...(isOpen && !isPreview && ofOpenFiles)
    }
  }))
  return rules.filter(({ values }) => Object.keys(values).length > 0)
}

function ofPublication(policy: string | undefined): HeaderRule[] {
  return policy === undefined
    ? []
    : [{ path: REPORT_PATH, values: { 'Content-Security-Policy': policy } }]
}

/** Nothing of a preview may be in search engines, files included; hosts that can do so ask for a password. */
function ofPreview({ previewPassword }: HeaderSettings): Record<string, string> {
  const noindex = { 'X-Robots-Tag': 'noindex' }
  return previewPassword === undefined ? noindex : { ...noindex, [BASIC_AUTH]: previewPassword }
}

function reporting({ reportUrl }: HeaderSettings): Record<string, string> {
  return reportUrl === undefined ? {} : { 'Reporting-Endpoints': `${REPORT_GROUP}="${reportUrl}"` }
}
