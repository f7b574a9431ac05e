import { FILM_HOSTS } from '#lib/film.ts'
import { KEEP_WORKER, KEEP_WORKER_POLICY, TAG_MANAGER_POLICY } from './script-policies.ts'
import type { Deployment, Settings } from './settings.ts'

/** The hosts that Google lists for a tag manager container with Google Analytics, and no wider ones. */
const TAG_MANAGER = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com'
  ],
  // Our own policy for the address of the script, and the one that each of Google's scripts creates for its own.
  trustedTypes: [TAG_MANAGER_POLICY, 'goog#html', "'allow-duplicates'"]
}
const NO_TAG_MANAGER: typeof TAG_MANAGER = {
  scripts: [],
  images: [],
  connections: [],
  trustedTypes: []
}

/** The worker has a policy of its own: it requests files of this site, and loads no further code. */
export const KEEP_WORKER_CSP = "default-src 'none'; connect-src 'self'"

/** The name of the address for reports in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'policy'

type PolicySettings = Deployment & Pick<Settings, 'reportUrl'>

/**
 * The policy of one deployment: this site, and by name each other host that a setting adds. No inline script or style
 * is allowed ('unsafe-inline' and hashes are absent), so the build writes all scripts and style sheets to files.
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const { siteUrl, publicBffUrl, publicGeoUrl, publicAssetsUrl, publicGtmId, reportUrl } = settings
  const { origin } = new URL(siteUrl)
  const tags = publicGtmId === undefined ? NO_TAG_MANAGER : TAG_MANAGER
  const keepWorker = settings.keepsPages ? [origin + KEEP_WORKER] : []
  const trustedTypes = [...(settings.keepsPages ? [KEEP_WORKER_POLICY] : []), ...tags.trustedTypes]
  const bff = originOf(publicBffUrl)
  const assets = originOf(publicAssetsUrl)
  // Only what the build wrote; no file of the content.
  const built = `${origin}/_assets/`
  const directives = {
    'default-src': ["'none'"],
    'script-src': [built, ...tags.scripts],
    'worker-src': [built, ...keepWorker],
    'style-src': ["'self'"],
    // `data:` is for small pictures in style sheets.
    'img-src': ["'self'", 'data:', ...assets, ...tags.images],
    'media-src': ["'self'", ...assets],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...bff, ...originOf(publicGeoUrl), ...tags.connections],
    'frame-src': FILM_HOSTS,
    'form-action': ["'self'", ...bff],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text can become markup or code in a browser that knows this.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes.length > 0 ? trustedTypes : ["'none'"],
    ...(reportUrl === undefined ? {} : { 'report-to': [REPORT_GROUP] })
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function originOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin]
}
